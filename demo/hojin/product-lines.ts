import type { ProductLine } from '../product-line.ts'
import { officeLines } from './product-lines/office.ts'
import { safetyLines } from './product-lines/safety.ts'
import { siteLines } from './product-lines/site.ts'
import { workshopLines } from './product-lines/workshop.ts'

export const productLines: ProductLine[] = [...safetyLines, ...workshopLines, ...siteLines, ...officeLines]
