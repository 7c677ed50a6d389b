/**
 * What the address of a dashboard may say: the search, what it is narrowed to, how its results are looked at, and where
 * it comes from. Apart from `search-state.ts`, so that the routes know it before that comes.
 */
export const dashboardParameters: readonly string[] =
  'q p from to back ctx min types com lang who notwho about notabout label tab code order ask askq sel standing ministry party due s shared view vper with vsort vkind vresult vmanner vby vopinion vclose vapart vparty vmember vmixed'.split(
    ' ',
  );
