import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { queryClient } from '../lib/query-client.ts'

/** Around the screens that load data; lazy, so that the first page does not pay for it. */
export default function QueryLayout({ children }: { children?: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children ?? <Outlet />}</QueryClientProvider>
}
