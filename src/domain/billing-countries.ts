/** ISO codes of the countries that a bill may go to: those of the service's country list (catalogue 5). */
export const billingCountries: readonly string[] =
  'US CA GB FR DE IT ES AD AT AU BE BG BR CH CL CN CY CZ DK EE FI GR HR HU IE IN IS JP KR LI LT LU LV MC MT MX NL NO NZ PL PT RO SE SI SK SM'.split(
    ' ',
  );
