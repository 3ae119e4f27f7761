import { Drawing } from '../components/Drawing';
import type { Logo } from './help-organisations-schema';

const files = import.meta.glob<string>('../art/logos/*.svg', { query: '?raw', import: 'default', eager: true });

/** The logo of an organisation, of src/art/logos/. */
export const OrganisationLogo = ({ name }: { name: Logo }) => <Drawing svg={files[`../art/logos/${name}.svg`] ?? ''} />;
