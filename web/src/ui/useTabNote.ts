import { useMemo, useSyncExternalStore } from 'react'
import { noteOf, readTabNote, removeTabNote, watchTabNotes, writeTabNote } from '../lib/tab-notes.ts'

/** A note of this tab, as its owner sees it; none while a prerendered page is being hydrated. */
export const useTabNote = <Value>(name: string, owner: string | null) => {
  const text = useSyncExternalStore(
    watchTabNotes,
    () => readTabNote(name),
    () => null,
  )
  const note = useMemo(() => noteOf(text, owner) as Value | null, [text, owner])
  return {
    note,
    write: (value: Value) => writeTabNote(name, owner, value),
    remove: () => removeTabNote(name),
  }
}
