import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'

/** What is left to do before the shop opens; undefined until it is known. */
export function useOpeningSteps() {
  const { data, error } = useQuery({
    queryKey: ['opening'],
    queryFn: () => callApi('GET /v1/admin/opening'),
  })
  return { left: data?.steps.filter(({ is_done }) => !is_done), error }
}
