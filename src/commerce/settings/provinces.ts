import type { ShopCountry } from '../model/locale.ts';

function list(text: string): [code: string, name: string][] {
  return text
    .split('\n')
    .flatMap((line) => line.split(';'))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf(' ');
      return [entry.slice(0, at), entry.slice(at + 1)];
    });
}

/** Codes and names by country, in alphabetical order of the names. A country that is not here has none. */
export const provinces: Partial<Record<ShopCountry, [code: string, name: string][]>> = {
  US: list(`
    AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware
    DC District of Columbia; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas
    KY Kentucky; LA Louisiana; ME Maine; MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi
    MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York
    NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island
    SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah; VT Vermont; VA Virginia; WA Washington
    WV West Virginia; WI Wisconsin; WY Wyoming`),
  CA: list(`
    AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador
    NT Northwest Territories; NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Québec
    SK Saskatchewan; YT Yukon`),
  IT: list(`
    AG Agrigento; AL Alessandria; AN Ancona; AO Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti; AV Avellino; BA Bari
    BT Barletta-Andria-Trani; BL Belluno; BN Benevento; BG Bergamo; BI Biella; BO Bologna; BZ Bolzano; BS Brescia
    BR Brindisi; CA Cagliari; CL Caltanissetta; CB Campobasso; CE Caserta; CT Catania; CZ Catanzaro; CH Chieti; CO Como
    CS Cosenza; CR Cremona; KR Crotone; CN Cuneo; EN Enna; FM Fermo; FE Ferrara; FI Firenze; FG Foggia; FC Forlì-Cesena
    FR Frosinone; GE Genova; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia; AQ L’Aquila; SP La Spezia; LT Latina
    LE Lecce; LC Lecco; LI Livorno; LO Lodi; LU Lucca; MC Macerata; MN Mantova; MS Massa-Carrara; MT Matera; ME Messina
    MI Milano; MO Modena; MB Monza e Brianza; NA Napoli; NO Novara; NU Nuoro; OR Oristano; PD Padova; PA Palermo
    PR Parma; PV Pavia; PG Perugia; PU Pesaro e Urbino; PE Pescara; PC Piacenza; PI Pisa; PT Pistoia; PN Pordenone
    PZ Potenza; PO Prato; RG Ragusa; RA Ravenna; RC Reggio Calabria; RE Reggio Emilia; RI Rieti; RN Rimini; RM Roma
    RO Rovigo; SA Salerno; SS Sassari; SV Savona; SI Siena; SR Siracusa; SO Sondrio; SU Sud Sardegna; TA Taranto
    TE Teramo; TR Terni; TO Torino; TP Trapani; TN Trento; TV Treviso; TS Trieste; UD Udine; VA Varese; VE Venezia
    VB Verbano-Cusio-Ossola; VC Vercelli; VR Verona; VV Vibo Valentia; VI Vicenza; VT Viterbo`),
  ES: list(`
    C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz; B Barcelona; BI Bizkaia
    BU Burgos; CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CE Ceuta; CR Ciudad Real; CO Córdoba; CU Cuenca
    SS Gipuzkoa; GI Girona; GR Granada; GU Guadalajara; H Huelva; HU Huesca; PM Illes Balears; J Jaén; LO La Rioja
    GC Las Palmas; LE León; L Lleida; LU Lugo; M Madrid; MA Málaga; ML Melilla; MU Murcia; NA Navarra; OR Ourense
    P Palencia; PO Pontevedra; SA Salamanca; TF Santa Cruz de Tenerife; SG Segovia; SE Sevilla; SO Soria; T Tarragona
    TE Teruel; TO Toledo; V Valencia; VA Valladolid; ZA Zamora; Z Zaragoza`),
};
