import { api } from '@naf/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** What is confirmed of a code. */
export const useVerified = (codigo: string) =>
  useQuery({
    queryKey: ['verificar', codigo],
    queryFn: ({ signal }) => call(api.verificar.read, { params: { codigo }, signal }),
    retry: false,
  })
