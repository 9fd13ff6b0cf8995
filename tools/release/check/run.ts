import { table } from './finding';
import { siteFindings } from './site';

/**
 * Prints what is right and wrong with a published site.
 * @returns whether nothing is wrong
 */
export async function checkPublished(address: string): Promise<boolean> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(
      `«${address}» no es una dirección completa. Ejemplo: https://www.pampavisas.example`,
    );
    return false;
  }
  const site = new URL(address);
  const findings = await siteFindings(site, new Date());
  console.log(`\n${site.origin}\n\n${table(findings)}\n`);
  const count = findings.filter(({ result }) => result === 'wrong').length;
  console.log(count === 0 ? 'Todo bien.' : `Para corregir: ${count}.`);
  return count === 0;
}
