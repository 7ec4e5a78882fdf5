/** Of requests for approval. */
export const approvalFields: Readonly<Record<string, string>> = {
  approval: 'Present when somebody of the buyer’s company has to approve the order.',
  decided_by: 'Name of who decided; null while nobody did, and where the shop gave it back by itself.',
  limit: 'The limit that is passed, in yen.',
  may_decide: 'Whether the member who reads can approve or return it.',
  requester: 'Who asked.',
}
