import { linkSecret } from '@naf/web/src/lib/link-secret.ts'
import { describe, expect, it } from 'vitest'

const SECRET = 'kJ2r5mZQ0uV3sXw8yB1nD4fG7hL9.A-eRqWtYxKo_MbNvIjUzHg'

describe('the secret of a link', () => {
  it.each([
    '',
    '.',
    ',',
    ';',
    ')',
    '>',
    '"',
    '”',
    '%E2%80%9D',
    '’',
    '%20',
    ' ',
    '/',
    '*',
    '...',
    '.)',
    '?',
    '&x=1',
    '\n',
  ])('loses what was copied along behind it: %j', (behind) =>
    expect(linkSecret(SECRET + behind)).toBe(SECRET),
  )

  it('keeps the dots between its parts, and a dash or underscore at its end', () => {
    for (const secret of [`${SECRET}.boletin`, 'abc-', 'abc_']) expect(linkSecret(secret)).toBe(secret)
  })

  it('is empty where there is none', () => {
    for (const none of ['', '.', '%20']) expect(linkSecret(none)).toBe('')
  })
})
