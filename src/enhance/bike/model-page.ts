// What the page of a model of a bike runs besides.
document.addEventListener('click', ({ target }) => {
  const button = (target as HTMLElement).closest<HTMLElement>('[data-choose-bike]')
  if (button) void import('./show-my-bike.ts').then(({ chooseByButton }) => chooseByButton(button))
})
