import { useInfiniteQuery } from '@tanstack/react-query'
import { useLogoutIfAccessDenied } from 'react-admin'
import type { AdminPicture } from '#contract/shapes/admin-pictures.ts'
import { askApi } from '../api/call-api.ts'

const PER = 24

export interface LibraryQuery {
  q: string
  use: 'used' | 'unused' | ''
}

/** Photographs of the shop, the newest first, page after page. */
export function useLibrary(query: LibraryQuery) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied()
  const library = useInfiniteQuery({
    queryKey: ['pictures', query],
    initialPageParam: 1,
    queryFn: async ({ pageParam }) => {
      try {
        const { body, total } = await askApi<{ data: AdminPicture[] }>('GET /v1/admin/pictures', {
          query: { ...query, page: pageParam, per: PER },
        })
        return { pictures: body.data, total }
      } catch (error) {
        await logoutIfAccessDenied(error)
        throw error
      }
    },
    getNextPageParam: ({ total }, pages) => (pages.length * PER < total ? pages.length + 1 : undefined),
    retry: false,
  })
  const pictures = library.data?.pages.flatMap((page) => page.pictures) ?? []
  return { ...library, pictures: [...new Map(pictures.map((picture) => [picture.id, picture])).values()] }
}
