import { useState } from 'react'
import { browserStore } from '../../lib/storage.ts'

/** How staff looks at the requests. */
export type ListView = 'cola' | 'tabla'

const VIEW_KEY = 'naf_asesorias'

/** The queue, unless this browser remembers that the table was chosen. */
export const useListView = (): [ListView, (view: ListView) => void] => {
  const [view, setView] = useState<ListView>(() =>
    browserStore.read(VIEW_KEY) === 'tabla' ? 'tabla' : 'cola',
  )
  const choose = (next: ListView) => {
    browserStore.writeOrHold(VIEW_KEY, next)
    setView(next)
  }
  return [view, choose]
}
