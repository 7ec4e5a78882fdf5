// Script of news pages, only for browsers with a login (behaviour 4.14 `access_token`).
if (document.cookie.includes('access_token='))
  void import('./news-reading.ts').then(({ followReading }) => followReading())
