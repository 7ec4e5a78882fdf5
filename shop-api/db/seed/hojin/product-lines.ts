import type { ProductLine } from '../product-line.ts'
import { safetyLines } from './product-lines/safety.ts'
import { siteAndOfficeLines } from './product-lines/site-and-office.ts'
import { workshopLines } from './product-lines/workshop.ts'

export const productLines: ProductLine[] = [...safetyLines, ...workshopLines, ...siteAndOfficeLines]
