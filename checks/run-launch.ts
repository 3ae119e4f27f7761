import { loadContent } from '../src/content/content';
import { launchProblems } from './launch';

const faults = launchProblems(loadContent('content'));
for (const fault of faults) console.log(`- ${fault}`);
console.log(faults.length === 0 ? 'O site está pronto a publicar.' : `\n${faults.length} por resolver antes de publicar.`);
process.exitCode = faults.length === 0 ? 0 : 1;
