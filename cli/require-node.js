// Old plain JavaScript: an old Node must be able to run it and print why it is refused.
var oldest = 24
if (Number(process.versions.node.split('.')[0]) < oldest) {
  process.stderr.write(
    'Noren needs Node ' +
      oldest +
      ' and found ' +
      process.versions.node +
      '; `npm ci` installs it, then use `npm start`.\n',
  )
  process.exit(1)
}
