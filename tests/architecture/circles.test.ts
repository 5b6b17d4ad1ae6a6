import { describe, expect, it } from 'vitest'
import { circlesOf } from '../support/import-circles.ts'
import { type SourceFile, sourceFiles } from '../support/source-files.ts'

const file = (path: string, ...targets: string[]): SourceFile => ({
  path,
  text: '',
  imports: targets.map((target, at) => ({ target, typeOnly: at % 2 === 0 })),
})

describe('files that import one another', () => {
  it.each(['contract/src', 'functions/src', 'web/src'])('are nowhere in %s, by type neither', (folder) => {
    const files = sourceFiles(folder)
    expect(files.length).toBeGreaterThan(20)
    expect(circlesOf(files)).toEqual([])
  })

  it('are found however long their circle is', () => {
    const circle = [file('a', 'b', 'x'), file('b', 'x', 'c'), file('c', 'a'), file('x', 'y'), file('y')]
    expect(circlesOf(circle)).toEqual([['a', 'b', 'c']])
    expect(circlesOf([...circle, file('z', 'z')])).toEqual([['a', 'b', 'c'], ['z']])
  })

  it('are told from files that meet again further on', () => {
    expect(circlesOf([file('a', 'b', 'c'), file('b', 'd'), file('c', 'd'), file('d')])).toEqual([])
  })
})
