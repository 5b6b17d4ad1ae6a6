import { url } from '../../scripts/lib/config.ts'

/** The first call starts the function's process: without it the first tests wait for that, all together. */
const warmUp = async (): Promise<void> => {
  const { status } = await fetch(`${url('portal')}/api/libros/ver`)
  if (status !== 200) throw new Error(`the portal answers ${status}`)
}

export default warmUp
