import { listProductPaths } from '../../../list-product-paths.ts'

export { GET } from '#src/pages/product/[resourceKey]/index.md.ts'

export const getStaticPaths = () => listProductPaths()
