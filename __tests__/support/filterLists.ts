/**
 * Words that filter lists block in addresses or hide as a class or an id, if they stand between separators. The lists
 * have thousands of patterns; these words cover the generic patterns of each list, on purpose more strictly.
 */
const blockedWords: Readonly<Record<string, string>> = {
  // github.com/easylist/easylist: easylist/easylist_general_block.txt and easylist_general_hide.txt
  easylist:
    'ad ads adv advert adverts advertise advertisement advertising advertorial adserver adslot adspace adbox banner banners bannery bnr billboard skyscraper leaderboard sponsor sponsors sponsored popup popunder pops promo promos publicidad affiliate affiliates doubleclick dfp prebid taboola outbrain takeover',
  // easyprivacy/easyprivacy_general.txt
  easyprivacy:
    'analytics analytic tracking track tracker beacon beacons pixel counter counters stat stats statistics metrics telemetry heatmap fingerprint impression pageview visitcount log logger gtm ga utm',
  // fanboy-addon/fanboy_social_general_block.txt
  social:
    'social socials share sharing sharebar follow followus facebook fb twitter tweet instagram linkedin youtube pinterest whatsapp telegram tumblr reddit gplus addthis',
  // easylist_cookie/easylist_cookie_general_block.txt, fanboy-addon/fanboy_annoyance_general_hide.txt
  annoyances:
    'cookie cookies cookiebanner consent gdpr rgpd cmp cnil privacy newsletter subscribe overlay interstitial modal notification',
};

const words = new Set(Object.values(blockedWords).flatMap((line) => line.split(' ')));

/** Returns the words of a file's path, a class or an id that filter lists block or hide. */
export const wordsOnFilterLists = (name: string): string[] =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => word.replace(/^\d+|\d+$/g, ''))
    .filter((word) => words.has(word));
