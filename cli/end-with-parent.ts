// Preloaded into the shop API when a command starts it: should the command die without a word (kill -9, a closed
// terminal), the API closes its database and goes too, instead of holding the port and the data folder.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
