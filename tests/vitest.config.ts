import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { isCore } from './tiers.ts'

/** A project inherits nothing from the configuration around it. */
const everywhere = { retry: isCore ? 1 : 0 }

/** Nothing is proved by the clock: a busy machine takes its time. */
const TIMEOUT = { testTimeout: 120_000, ...everywhere }

/** What waits for the emulators: a cold function takes a second, a trigger some more. */
const withEmulators = {
  globalSetup: './support/emulators.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
  ...everywhere,
}

/** They wait for the emulators a part of their time. */
const functions = { maxWorkers: 3, ...withEmulators }

const SERVER_TESTS = isCore ? ['api/*.test.ts'] : ['{api,full}/*.test.ts']

/** What measures the process it runs in, its memory or its time, or listens to its console: each in a process of its own. */
const MEASURING = ['api/audit-log.test.ts', ...(isCore ? [] : ['full/heavy.test.ts'])]

/** Every project draws the same examples in its property tests. */
const seeded = { setupFiles: ['./support/seed.ts'] }

export default defineConfig({
  test: {
    // What a test logs on its way matters once it fails.
    silent: 'passed-only',
    // By itself it leaves one of two cores idle.
    maxWorkers: 2,
    bail: isCore ? 10 : 0,
    projects: [
      {
        test: {
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          ...seeded,
          ...TIMEOUT,
        },
      },
      { test: { name: 'architecture', include: ['architecture/**/*.test.ts'], ...TIMEOUT } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...seeded, ...TIMEOUT } },
      {
        plugins: [react()],
        envDir: '../web',
        test: {
          name: 'web',
          include: ['screens/*.test.tsx'],
          environment: 'happy-dom',
          ...seeded,
          ...TIMEOUT,
        },
      },
      {
        // Each server has a database, a bucket and a mailbox of its own. Loading the app takes two seconds of computing, so
        // a process does it once for all the files it runs.
        test: {
          name: 'functions',
          include: SERVER_TESTS,
          exclude: MEASURING,
          isolate: false,
          ...seeded,
          ...functions,
        },
      },
      {
        test: {
          name: 'functions-measuring',
          include: MEASURING,
          ...seeded,
          ...functions,
        },
      },
      {
        // A file an engine, side by side; its journeys share one browser.
        test: { name: 'engines', include: ['engines/*.test.ts'], ...withEmulators, testTimeout: 120_000 },
      },
      {
        // The Storage emulator knows a single ruleset, which these tests exchange.
        test: { name: 'rules', include: ['rules/**/*.test.ts'], fileParallelism: false, ...withEmulators },
      },
    ],
  },
})
