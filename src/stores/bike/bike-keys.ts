/** Where a browser keeps its bikes, and what it knows of those of the account; an event of this name says that they changed. */
export const MY_BIKES = 'noren.my_bikes'
