import { isMetered, whenIdle } from './when-idle.ts'

/** Whose next step is prepared; `build/prefetch.ts` writes the files of each into the page. */
export type Audience = 'visitor' | 'member'

/**
 * Fills the HTTP cache and runs nothing. Not `<link rel="prefetch">`: Firefox checks it against `default-src 'none'`
 * of the policy and refuses it. A file that does not come is loaded when it is needed.
 */
const fetchLater = async (file: string): Promise<void> => {
  const response = await fetch(`/${file}`, { priority: 'low' })
  // The cache stores a response once its body is read to the end.
  await response.arrayBuffer()
}

/** Prefetches the next step's code, once the page has loaded and nothing else is to be done. */
export const prefetchWhenIdle = (audience: Audience): void => {
  if (isMetered()) return
  whenIdle(() => {
    const list = document.querySelector<HTMLMetaElement>(`meta[name=prefetch-${audience}]`)
    for (const file of list?.content.split(' ') ?? []) fetchLater(file).catch(() => {})
    list?.remove()
  })
}
