import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSettings, type Settings } from '../../tools/build/settings';
import { readSite } from '../../tools/release/builtSite';
import { ownerProblems } from '../../tools/release/ownerProblems';
import { problemLines } from '../../tools/release/problem';
import { pageProblems } from '../../tools/release/release';
import { PAGE_BUDGET } from '../../tools/release/weightProblems';
import { change, founder, own, fixtureFolders } from './releaseFixture';

const today = new Date('2026-11-23T12:00:00Z');
const { photos, site } = fixtureFolders();

const LINE = /^✗ .+ \(.+\)\. Ejemplo: .+$/;

describe('R-OWNER-09: settings', () => {
  const lines = (changes: Partial<Settings>, picture = founder, day = today) =>
    problemLines(ownerProblems({ ...own, ...changes }, picture, day, photos));

  test('nothing is said of settings that are somebody’s own', () => {
    expect(lines({})).toEqual([]);
  });

  const shipped = (name: keyof Settings): Partial<Settings> => ({ [name]: currentSettings[name] });
  const card = { image: 'postcard-1', alt: 'Postal' };

  test.each<[string, Partial<Settings>, RegExp]>([
    ['a brand of nobody', shipped('brand'), /^✗ brand .*Pampa Visas \(src\/config\/owner/],
    ['a number of nobody', shipped('whatsapp'), /^✗ whatsapp .*5491100000000/],
    ['a mailbox of nobody', shipped('email'), /^✗ email .*hola@example\.com/],
    ['a profile of nobody', shipped('instagram'), /^✗ instagram .*usuario\.de\.ejemplo/],
    ['a founder’s profile of nobody', shipped('linkedin'), /^✗ linkedin .*perfil-de-ejemplo/],
    ['a domain of nobody', { siteUrl: 'https://www.example.com' }, /dirección del sitio.*ejemplo/],
    ['no address', { siteUrl: '' }, /^✗ siteUrl: "" no es una dirección completa/],
    ['an address of this machine', { siteUrl: 'http://localhost:4173' }, /tu computadora/],
    ['an address without https', { siteUrl: 'http://otra.com.ar' }, /siteUrl.*https/],
    ['the local inbox', { formEndpoint: '/_bandeja' }, /bandeja local/],
    ['forms that go to this machine', { formEndpoint: 'http://localhost:9/x' }, /tu computadora/],
    ['forms without https', { formEndpoint: 'http://formspree.io/f/x' }, /formEndpoint.*https/],
    ['a drawn card', { reviews: [card, ...own.reviews.slice(1)] }, /1 de 3 son las postales/],
    ['promises of seven months ago', { reviewedOn: '2026-04' }, /hace 7 meses \(2026-04\)/],
    [
      'a photo that is not there',
      { reviews: [{ ...founder, image: 'beto.jpg' }, ...own.reviews.slice(1)] },
      /«beto\.jpg».*no está/,
    ],
  ])('%s is refused, and nothing else', (_, changes, said) => {
    expect(lines(changes)).toEqual([expect.stringMatching(said)]);
    expect(lines(changes)[0]).toMatch(LINE);
  });

  test('the drawn founder is refused', () => {
    expect(lines({}, { image: 'founder', alt: '' })).toEqual([
      expect.stringMatching(/founderPicture/),
    ]);
  });

  test('promises hold six months', () => {
    expect(lines({ reviewedOn: '2026-05' })).toEqual([]);
    expect(
      lines({ reviewedOn: '2026-05' }, founder, new Date('2026-12-01T12:00:00Z')),
    ).toHaveLength(1);
  });
});

describe('R-OWNER-09: pages', () => {
  const lines = () => problemLines(pageProblems(readSite(site), own, founder));
  const inHome = (from: string, to: string) => () => change(site, 'index.html', from, to);

  test('nothing is said of a site that is right', () => {
    expect(lines()).toEqual([]);
  });

  const heavy = () => randomBytes(PAGE_BUDGET).toString('base64');
  const image = (file: string) => () =>
    writeFileSync(path.join(site, file), Buffer.alloc(301 * 1024));
  const policy = (from: string, to: string) => () => change(site, '_headers', from, to);

  test.each<[string, () => void, RegExp]>([
    ['a link to no page', inHome('"/contactanos"', '"/contacto"'), /«\/contacto» no lleva/],
    ['a link of another case', inHome('"/contactanos"', '"/Contactanos"'), /«\/Contactanos» no/],
    ['a link to no place', inHome('href="/#faq"', 'href="/#preguntas"'), /«#preguntas»/],
    ['a section that is not there', inHome('"/#faq"', '"/?section=x"'), /«#x».*index\.html/],
    ['an image that is not there', inHome('/ana.jpg"', '/luz.svg"'), /Falta.*luz\.svg/],
    ['a share image that is not there', inHome('compartir-2', 'compartir-9'), /compartir-9/],
    ['a script that is not there', inHome('="/assets/app-1.js"', '="/assets/b.js"'), /b\.js/],
    ['a photo that is too large', image('ana.jpg'), /ana\.jpg pesa 301,0 KB y puede pesar 200/],
    ['a share image that is too large', image('compartir-2.jpg'), /compartir-2\.jpg pesa.*300/],
    ['a page that is too heavy', inHome('</form>', `${heavy()}</form>`), /index\.html pesa .*13,0/],
    ['a style without a hash', inHome('color:red', 'color:blue'), /estilo que la política no/],
    ['a script in the page', inHome('</form>', '</form><script>1</script>'), /un script escrito/],
    ['a style attribute', inHome('<section', '<section style="x"'), /atributo style en <section>/],
    ['a handler', inHome('<section', '<section onclick="x"'), /atributo onclick/],
    ['a foreign image', inHome('</form>', '</form><img src="https://x.com/a.png">'), /ajeno/],
    ['a form that goes elsewhere', inHome('formspree.io/f/x', 'x.com/f'), /formulario va a/],
    ['a stranger in the policy', policy("img-src 'self'", 'img-src *'), /deja pasar \* en img-src/],
    ['inline in the policy', policy("script-src 'self'", "script-src 'unsafe-inline'"), /unsafe/],
    ['forms the policy stops', policy(" 'self' https://formspree.io; b", " 'self'; b"), /no deja/],
    ['no policy', policy('Content-Security-Policy', 'X-Nothing'), /No hay política/],
  ])('%s is refused, and nothing else', (_, breakIt, said) => {
    breakIt();
    expect(lines()).toEqual([expect.stringMatching(said)]);
    expect(lines()[0]).toMatch(LINE);
  });
});
