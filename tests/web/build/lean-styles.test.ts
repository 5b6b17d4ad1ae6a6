import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { leanDialogStyles } from '@naf/web/build/lean-styles.ts'
import { describe, expect, it } from 'vitest'

const ORIGINAL = readFileSync(
  createRequire(import.meta.url).resolve('sweetalert2/dist/sweetalert2.css'),
  'utf8',
)

describe("the dialogs' styles", () => {
  const lean = leanDialogStyles(ORIGINAL)

  it('lack what no dialog of the portal has', () => {
    expect(lean).not.toMatch(/\.swal2-(icon|success|error|range|radio|checkbox|file|textarea|select|image)\b/)
    expect(lean).not.toMatch(/@keyframes swal2-(toast-)?animate/)
    expect(lean.length).toBeLessThan(ORIGINAL.length * 0.65)
  })

  it.each([
    'swal2-container',
    'swal2-popup',
    'swal2-title',
    'swal2-html-container',
    'swal2-actions',
    'swal2-loader',
    'swal2-input',
    'swal2-inputerror',
    'swal2-input-label',
    'swal2-validation-message',
    'swal2-timer-progress-bar',
    'swal2-bottom-end',
    'swal2-center',
    'swal2-toast-shown',
  ])('have every rule of %s', (name) => {
    const rules = (css: string) =>
      css.split('}').filter((rule) => new RegExp(`\\.${name}(?![-\\w])`).test(rule.split('{')[0] ?? ''))
    expect(rules(lean).length).toBeGreaterThan(0)
  })

  it('have as many braces that open as that close', () => {
    expect(lean.split('{').length).toBe(lean.split('}').length)
  })
})
