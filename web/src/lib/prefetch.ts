import { isMetered, whenIdle } from './when-idle.ts'

/** Whose next step is prepared; `build/prefetch.ts` writes the files of each into the page. */
export type Audience = 'visitor' | 'member'

/** Into the browser's cache and no further: nothing of it runs before it is asked for. */
const fetchLater = (file: string): void => {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.as = file.endsWith('.css') ? 'style' : 'script'
  link.crossOrigin = ''
  link.href = `/${file}`
  document.head.append(link)
}

/** Prefetches the next step's code, once the page has loaded and nothing else is to be done. */
export const prefetchWhenIdle = (audience: Audience): void => {
  if (isMetered()) return
  whenIdle(() => {
    const list = document.querySelector<HTMLMetaElement>(`meta[name=prefetch-${audience}]`)
    for (const file of list?.content.split(' ') ?? []) fetchLater(file)
    list?.remove()
  })
}
