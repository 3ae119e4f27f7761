import { loadContent } from '../src/content/content';
import { launchProblems } from '../src/content/launch';

const problems = launchProblems(loadContent('content'));
for (const problem of problems) console.log(`- ${problem}`);
console.log(problems.length === 0 ? 'O site está pronto a publicar.' : `\n${problems.length} por resolver antes de publicar.`);
process.exitCode = problems.length === 0 ? 0 : 1;
