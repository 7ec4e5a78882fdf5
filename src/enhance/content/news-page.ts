// What pages of news run besides, for browsers with a login only (behaviour 4.14 `access_token`).
if (document.cookie.includes('access_token='))
  void import('./news-reading.ts').then(({ followReading }) => followReading())
