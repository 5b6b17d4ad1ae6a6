import { reportAnswered } from '@naf/web/src/lib/connection.ts'
import { configure } from '@testing-library/react'
import { beforeAll } from 'vitest'

// What a page loads behind its heading is compiled from its sources first, which takes a busy machine some seconds.
configure({ asyncUtilTimeout: 20_000 })

// The files that a process runs share its modules and its browser: nothing of the one before is left.
beforeAll(() => {
  window.history.replaceState(null, '')
  reportAnswered()
  localStorage.clear()
  sessionStorage.clear()
})
