import { fold } from '@naf/contract'
import { useMemo } from 'react'

/** Folds the text of each row once: a key press then costs one `includes` for each row and word. */
const foldedOnce = <Row extends object>(textOf: (row: Row) => string): ((row: Row) => string) => {
  const texts = new WeakMap<Row, string>()
  return (row) => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const folded = fold(textOf(row))
    texts.set(row, folded)
    return folded
  }
}

/** What can be searched of a row. `textOf` must keep its identity between renders. */
export const useFolded = <Row extends object>(textOf: (row: Row) => string) =>
  useMemo(() => foldedOnce(textOf), [textOf])
