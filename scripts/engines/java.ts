import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { OperatorError } from '../lib/operator.ts'

const execute = promisify(execFile)

/** The oldest Java that firebase-tools' emulators run on. */
const MINIMUM_JAVA = 11

/** In a locale without UTF-8, Java cannot open a file below a folder whose name has a ñ. */
export const JAVA_LOCALE = { LC_ALL: 'C.UTF-8' }

export const requireJava = async (): Promise<void> => {
  const version = await javaVersion()
  if (version === undefined)
    throw new OperatorError(
      `Falta Java: los emuladores de Firebase lo necesitan. Instala un JDK ${MINIMUM_JAVA} o superior ` +
        '(por ejemplo el paquete openjdk-17-jdk-headless o Temurin 17) y comprueba que «java -version» responde.',
    )
  if (version < MINIMUM_JAVA)
    throw new OperatorError(`Se necesita Java ${MINIMUM_JAVA} o superior y este es Java ${version}.`)
}

const javaVersion = async (): Promise<number | undefined> => {
  try {
    const { stderr, stdout } = await execute('java', ['-version'])
    const [, major, minor] = /version "(\d+)(?:\.(\d+))?/.exec(stderr + stdout) ?? []
    return major === '1' ? Number(minor) : Number(major ?? MINIMUM_JAVA)
  } catch {
    return undefined
  }
}

export const compileJava = async (source: string, classPath: string, outputFolder: string): Promise<void> => {
  await runTool('jdk.compiler/com.sun.tools.javac.Main', [
    '-proc:none',
    '-nowarn',
    ...['-encoding', 'UTF-8', '-cp', classPath, '-d', outputFolder, source],
  ])
}

export const makeJar = async (jar: string, manifestFile: string, classesFolder?: string): Promise<void> => {
  await runTool('jdk.jartool/sun.tools.jar.Main', [
    ...['cfm', jar, manifestFile],
    ...(classesFolder ? ['-C', classesFolder, '.'] : []),
  ])
}

/** The JDK's tools as modules of `java` itself, so that the JDK's folder need not be found. */
const runTool = async (module: string, args: string[]): Promise<void> => {
  try {
    await execute('java', ['-m', module, ...args], { env: { ...process.env, ...JAVA_LOCALE } })
  } catch (error) {
    const output = String((error as { stderr?: string }).stderr ?? error)
    if (!output.includes('FindException')) throw new Error(`${module} failed:\n${output}`)
    throw new OperatorError(
      'Este Java no trae compilador (es solo un JRE). Instala un JDK, por ejemplo openjdk-17-jdk-headless.',
    )
  }
}
