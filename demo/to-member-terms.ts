import { toMemberTerms as toArticles } from '#src/text/shops/member-terms.ts'
import type { DemoCompany, DemoShop } from './demo-shop.ts'

/** The terms a member agrees to, as the plain text a shop keeps in its storage. */
export function toMemberTerms(company: DemoCompany, site_name: string): DemoShop['text_files'][number] {
  return {
    path: 'documents/member-terms.txt',
    mime_type: 'text/plain',
    contents: `${site_name} 会員規約

${toArticles(company.name, site_name)}

制定 2021.04.01
改定 2025.10.01
${company.name}
`,
  }
}
