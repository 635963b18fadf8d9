package fitg.server.schedule;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.AccessFlags;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Loads the server's classes a second time, some of them with a {@link Schedule#point()} wherever threads meet: before a
 * field that can change, before anything that is there for several threads, and instead of monitors.
 */
final class Interruptible extends ClassLoader {

    private static final String OURS = "fitg.server.";
    private static final ClassDesc SCHEDULE = ClassDesc.of(Schedule.class.getName());
    private static final MethodTypeDesc NOTHING = MethodTypeDesc.of(ConstantDescs.CD_void);
    private static final MethodTypeDesc OF_A_MONITOR =
            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Object);
    private static final ClassDesc MAP = ClassDesc.of("java.util.concurrent.ConcurrentMap");
    private static final ClassDesc CACHE = ClassDesc.of("com.github.benmanes.caffeine.cache.Cache");
    private static final Set<String> MAPS =
            Set.of("java/util/concurrent/ConcurrentMap", "java/util/concurrent/ConcurrentHashMap");
    private static final Set<String> ENTRY_STEPS = Set.of("compute", "computeIfPresent", "computeIfAbsent", "merge");

    private static final Set<String> TAKEN_APART = Set.of("merge", "computeIfPresent");

    private final Predicate<String> interrupted;
    private final Predicate<String> careless;
    private final ClassFile format;

    /**
     * @param interrupted the names of the classes whose threads are interrupted
     * @param careless the names of those in which entries of maps are changed in two steps, a planted mistake
     */
    Interruptible(Predicate<String> interrupted, Predicate<String> careless) {
        super(Interruptible.class.getClassLoader());
        this.interrupted = interrupted;
        this.careless = careless;
        this.format = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(
                ClassHierarchyResolver.ofResourceParsing(getParent()).cached()));
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OURS) || name.startsWith(Schedule.class.getName())) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (file == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = file.readAllBytes();
            byte[] defined = interrupted.test(name) ? rewritten(format.parse(bytes), careless.test(name)) : bytes;
            return defineClass(name, defined, 0, defined.length);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private byte[] rewritten(ClassModel model, boolean carelessly) {
        Set<String> changing = model.fields().stream()
                .filter(field -> !field.flags().has(java.lang.reflect.AccessFlag.FINAL))
                .map(field -> field.fieldName().stringValue())
                .collect(Collectors.toSet());
        return format.transformClass(
                model, (classBuilder, element) -> rewrite(classBuilder, element, changing, carelessly));
    }

    private static void rewrite(
            ClassBuilder classBuilder, ClassElement element, Set<String> changing, boolean carelessly) {
        if (element instanceof MethodModel method
                && method.code().isPresent()
                && !method.methodName().equalsString(ConstantDescs.INIT_NAME)
                && !method.methodName().equalsString(ConstantDescs.CLASS_INIT_NAME)) {
            boolean monitored = method.flags().has(java.lang.reflect.AccessFlag.SYNCHRONIZED);
            int flags = method.flags().flagsMask() & ~ClassFile.ACC_SYNCHRONIZED;
            classBuilder.withMethod(method.methodName(), method.methodType(), flags, methodBuilder -> {
                for (MethodElement part : method) {
                    if (part instanceof CodeModel code) {
                        methodBuilder.transformCode(code, new Points(changing, monitored, carelessly));
                    } else if (!(part instanceof AccessFlags)) {
                        methodBuilder.with(part);
                    }
                }
            });
        } else {
            classBuilder.with(element);
        }
    }

    /** @param monitored whether the method held the monitor of its object */
    private static final class Points implements CodeTransform {

        private final Set<String> changing;
        private final boolean monitored;
        private final boolean carelessly;
        private Label begin;

        Points(Set<String> changing, boolean monitored, boolean carelessly) {
            this.changing = changing;
            this.monitored = monitored;
            this.carelessly = carelessly;
        }

        @Override
        public void atStart(CodeBuilder code) {
            if (monitored) {
                begin = code.newBoundLabel();
                lock(code, "lock");
            }
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            switch (element) {
                case FieldInstruction field when changing.contains(field.name().stringValue()) -> point(code);
                case InvokeInstruction call
                when isStepOfACache(call) -> {
                    code.invokestatic(SCHEDULE, "get", call.typeSymbol().insertParameterTypes(0, CACHE));
                    return;
                }
                case InvokeInstruction call
                when isStepOfAMap(call) -> {
                    String step = call.name().stringValue();
                    String taken = carelessly && TAKEN_APART.contains(step) ? step + "Carelessly" : step;
                    code.invokestatic(SCHEDULE, taken, onTheMap(call.typeSymbol()));
                    return;
                }
                case InvokeInstruction call when isSharedBy(call.owner().asInternalName()) -> point(code);
                case MonitorInstruction monitor -> {
                    boolean enters = monitor.opcode() == java.lang.classfile.Opcode.MONITORENTER;
                    code.invokestatic(SCHEDULE, enters ? "lock" : "unlock", OF_A_MONITOR);
                    return;
                }
                case ReturnInstruction _ when monitored -> lock(code, "unlock");
                default -> {
                    // nobody else sees that
                }
            }
            code.with(element);
        }

        @Override
        public void atEnd(CodeBuilder code) {
            if (monitored) {
                Label handler = code.newLabel();
                Label end = code.newBoundLabel();
                code.exceptionCatchAll(begin, end, handler);
                code.labelBinding(handler);
                lock(code, "unlock");
                code.athrow();
            }
        }

        private static void point(CodeBuilder code) {
            code.invokestatic(SCHEDULE, "point", NOTHING);
        }

        private static void lock(CodeBuilder code, String how) {
            code.aload(0).invokestatic(SCHEDULE, how, OF_A_MONITOR);
        }

        private static boolean isStepOfAMap(InvokeInstruction call) {
            return MAPS.contains(call.owner().asInternalName())
                    && ENTRY_STEPS.contains(call.name().stringValue());
        }

        private static boolean isStepOfACache(InvokeInstruction call) {
            return call.owner().asSymbol().equals(CACHE)
                    && call.name().equalsString("get")
                    && call.typeSymbol().parameterCount() == 2;
        }

        private static MethodTypeDesc onTheMap(MethodTypeDesc step) {
            return step.insertParameterTypes(0, MAP);
        }

        private static boolean isSharedBy(String owner) {
            return owner.startsWith("java/util/concurrent/") || owner.startsWith("com/github/benmanes/caffeine/");
        }
    }
}
