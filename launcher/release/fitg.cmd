@echo off
rem Starts the game on the Java machine that comes with it. Nobody has tried this file on Windows yet; please tell us how it went.
setlocal
set "HERE=%~dp0.."
set /p VERSION=<"%HERE%\VERSION"
set "FLAGS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1"
if "%FITG_HEAP%"=="" set "FITG_HEAP=512m"
if "%~1"=="serve" set "FLAGS=-Xmx%FITG_HEAP% -XX:+ExitOnOutOfMemoryError"
if "%~1"=="simulate" set "FLAGS=-XX:+UseParallelGC"
if "%~1"=="tournament" set "FLAGS=-XX:+UseParallelGC"
if "%~1"=="balance" set "FLAGS=-XX:+UseParallelGC"
if "%~1"=="exercises" set "FLAGS=-XX:+UseParallelGC"
set "JAVA="%HERE%\runtime\bin\java.exe" --enable-native-access=ALL-UNNAMED -Dfitg.version=%VERSION% -cp "%HERE%\lib\*""
if "%~1"=="" (
    %JAVA% -Xmx%FITG_HEAP% -XX:+ExitOnOutOfMemoryError fitg.app.Fitg serve --open --log text --log-level warn
) else (
    %JAVA% %FLAGS% fitg.app.Fitg %*
)
exit /b %ERRORLEVEL%
