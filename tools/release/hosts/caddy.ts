import type { SiteRules } from '../../build/headers';
import { hostFiles, literal, nameOf, otherHost, variants, type Place } from './place';

const header = (name: string, value: string) => `${name} "${value}"`;

const SERVE = 'file_server {\n\t\t\tprecompressed br gzip\n\t\t\tdisable_canonical_uris\n\t\t}';

/** The Caddyfile of the site; Caddy gets the certificate by itself. */
export function caddyfile(rules: SiteRules, { siteUrl, root }: Place): string {
  const names = rules.pages.map(({ path }) => (path === '/' ? '' : nameOf(path)));
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => header(name, value));
  // Caddy's own path matcher ignores case: only an expression tells /contactanos from /CONTACTANOS.
  const page = ({ path, file }: SiteRules['pages'][number], index: number) => `
		@exact${index} path_regexp ^${literal(path)}$
		rewrite @exact${index} /${file}`;
  const variant = ({ path }: SiteRules['pages'][number], index: number) => `
		@variant${index} {
			path_regexp (?i)${variants(path)}
			not path_regexp ^${literal(path)}$
		}
		route @variant${index} {
			rewrite * ${path}
			redir * {uri} 308
		}`;
  const other = siteUrl.startsWith('https:')
    ? `\n${otherHost(siteUrl)} {\n\tredir ${siteUrl}{uri} 308\n}\n`
    : '';
  return `# Generado por npm run release. Copialo a /etc/caddy/Caddyfile, y dist/ a ${root}.
${siteUrl} {
	root * ${root}

	header {
		${lines(rules.security).join('\n\t\t')}
	}
	header {
		Vary Accept-Encoding
		defer
	}
	@secure protocol https
	header @secure {
		${lines(rules.https).join('\n\t\t')}
	}
	@pages path_regexp ^/(${names.join('|')})$
	header @pages {
		${header('Content-Security-Policy', rules.policy)}
		${header('Cache-Control', rules.pageCache)}
	}
	@assets path_regexp ^${rules.assets.folder}
	header @assets ${header('Cache-Control', rules.assets.cache)}
${Object.entries(rules.types)
  .map(([path, type]) => `\theader ${path} ${header('Content-Type', type)}`)
  .join('\n')}

	route {${rules.pages.map(variant).join('')}
		@hidden {
			path_regexp ^/(${hostFiles.map(literal).join('|')}|${literal(rules.notFound)}|\\..*)$
			not path_regexp ^/\\.well-known/
		}
		error @hidden 404${rules.pages.map(page).join('')}
		${SERVE}
	}

	handle_errors {
		header {
			Vary Accept-Encoding
			defer
		}
		header {
			${header('Content-Security-Policy', rules.policy)}
			${header('Cache-Control', rules.pageCache)}
			${header('Content-Type', 'text/html; charset=utf-8')}
		}
		rewrite * /${rules.notFound}
		${SERVE}
	}
}
${other}`;
}
