import { readYaml } from './read-file';

type Read = { money?: { none?: string; commission?: string }; casinos?: { placeholder?: string }[] } | undefined;

/**
 * What the site lives on: nothing, as long as all its partners are examples. From the files as they are, whose own texts
 * wait for this sentence; what is wrong with them is said when they are read for themselves.
 */
export function moneySentence(root: string): string {
  const [site, partners] = ['site.yaml', 'casinos.yaml'].map((file) => readYaml(root, file, []) as Read);
  const casinos = Array.isArray(partners?.casinos) ? partners.casinos : [];
  return String(casinos.every((casino) => casino?.placeholder) ? site?.money?.none : site?.money?.commission);
}
