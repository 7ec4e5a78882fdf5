/** Of lists of goods ordered again and again. */
export const orderListFields: Readonly<Record<string, string>> = {
  can_share: 'Whether the owner buys for a company, and so may share the list.',
  day_of_month:
    'Day of the month the list comes back, 1 to 28; 31 stands for the last day; null: it does not come back by itself.',
  is_due: 'Whether its day has come, and it was neither ordered nor put off since.',
  is_shared: 'Whether all buyers of the owner’s company see the list and order from it.',
  last_ordered_at: 'When its goods were put into a cart last; null for never.',
  next_on: 'Day in Japan the list comes back next; null when it does not.',
  owner_name: 'Whose list it is, where that is somebody else.',
}
