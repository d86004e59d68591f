// `npm start`: serves the table, and stops in order with the npm that started it. A signal to npm reaches npm's shell only,
// and a shell such as dash dies of it without telling us: so we look whether it is still there.
const WATCH_EVERY = 250;
const shell = process.ppid;

function isGone() {
  if (process.ppid !== shell) return true; // adopted by another
  try {
    process.kill(shell, 0); // no signal: only asks whether there is such a process; Windows adopts nobody
    return false;
  } catch (problem) {
    return problem.code === 'ESRCH';
  }
}

const watching = setInterval(() => {
  if (isGone() && process.emit('SIGTERM')) clearInterval(watching); // until someone listens
}, WATCH_EVERY).unref();

process.argv.splice(2, 0, 'serve');
await import('../apps/cli/dist/main.js');
