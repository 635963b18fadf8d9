/**
 * Runs the TypeScript compiler over files that exist only in this page.
 *
 * @param {{config: string, files: Record<string, string>}} given the path of a jsconfig.json, and every file by its path
 * @returns {string[]} what is wrong, as "file:line: message"
 */
({config, files}) => {
  const ts = window.ts;
  const folders = new Set(['/']);
  for (const path of Object.keys(files)) {
    for (let at = path.indexOf('/', 1); at > 0; at = path.indexOf('/', at + 1)) folders.add(path.slice(0, at));
  }
  const list = folder => {
    const prefix = folder.endsWith('/') ? folder : `${folder}/`;
    const inside = paths => [...paths].filter(path => path.startsWith(prefix) && path.length > prefix.length);
    const direct = paths => inside(paths).map(path => path.slice(prefix.length)).filter(name => !name.includes('/'));
    return {files: direct(Object.keys(files)), directories: direct(folders)};
  };
  const system = {
    useCaseSensitiveFileNames: true,
    fileExists: path => Object.hasOwn(files, path),
    readFile: path => files[path],
    directoryExists: path => folders.has(path),
    getDirectories: path => list(path).directories,
    realpath: path => path,
    readDirectory: (root, extensions, excludes, includes, depth) =>
      ts.matchFiles(root, extensions, excludes, includes, true, '/', depth, list, path => path),
  };
  const host = {
    ...system,
    useCaseSensitiveFileNames: () => true,
    getSourceFile: (path, language) =>
      Object.hasOwn(files, path) ? ts.createSourceFile(path, files[path], language, true) : undefined,
    getDefaultLibFileName: options => `/lib/${ts.getDefaultLibFileName(options)}`,
    getDefaultLibLocation: () => '/lib',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: path => path,
    getNewLine: () => '\n',
    writeFile: () => {},
  };
  const read = ts.readConfigFile(config, system.readFile);
  const parsed = ts.parseJsonConfigFileContent(read.config ?? {}, system, config.slice(0, config.lastIndexOf('/')), undefined, config);
  const program = ts.createProgram(parsed.fileNames, parsed.options, host);
  const wrong = [read.error, ...parsed.errors, ...ts.getPreEmitDiagnostics(program)].filter(Boolean);
  return wrong.map(({file, start, messageText}) => {
    const message = ts.flattenDiagnosticMessageText(messageText, '\n  ');
    if (!file) return message;
    return `${file.fileName.slice(1)}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${message}`;
  });
};
