// Loaded before the program: when the process that handed over to it is gone, the program is asked to end.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
