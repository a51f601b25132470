import type { Permissao } from '@dominio/contrato/permissoes';

/** Who a page is for: anybody, the staff, a client company's people; an alias only points elsewhere. */
export type Guarda = 'public' | 'staff' | 'client' | 'alias';

/**
 * Where a menu has room for pages (specification part 1 §2.3–2.4), each with its section's name or
 * alone: the sidebar, its client section, the client and management menus of the top bar, the
 * buttons of that bar, and the person's menu. What they are called: `menus.ts`.
 */
export type LugarNoMenu =
  | 'principal'
  | 'sistema'
  | 'administrativo'
  | 'cliente'
  | 'clienteDados'
  | 'topoCliente'
  | 'topoDados'
  | 'gestao'
  | 'gestaoSucesso'
  | 'barra'
  | 'usuario';

/** How soon a page's code is wanted wherever one is (specification part 1 §2.7). */
export type Prioridade = 'alta' | 'media' | 'baixa';

/** Who a page's code is fetched ahead for, by group (specification part 1 §6). */
export type Papel = 'administrador' | 'cliente' | 'gestor' | 'usuario';

export interface RotaComPagina {
  readonly path: string;
  /** Title of the window, and of the page where it has no better one. */
  readonly titulo: string;
  readonly guarda: Exclude<Guarda, 'alias'>;
  /** Asked of the session besides the guard. */
  readonly permissao?: Permissao;
  /** File under `pages/`, without `.page.tsx`; fetched only when the page is opened. */
  readonly pagina: string;
  /** Its entries: place → label there. Entries stand in the order of the table. */
  readonly menu?: Readonly<Partial<Record<LugarNoMenu, string>>>;
  /** The page above it in the way there, where its address does not say so. */
  readonly acima?: string;
  /** Opening the page lets go of the selected client (specification part 1 §4). */
  readonly limpaCliente?: true;
  /** Pages that often follow this one, their code fetched while it is open. One without a row is passed over. */
  readonly vizinhas?: readonly string[];
  readonly prioridade?: Prioridade;
  readonly papeis?: readonly Papel[];
  /** Further words by which the search finds the page. */
  readonly palavras?: string;
  /** Opens the page after `g`. */
  readonly tecla?: string;
}

export interface RotaAlias {
  readonly path: string;
  readonly guarda: 'alias';
  readonly destino: string;
}

export type Rota = RotaComPagina | RotaAlias;

/**
 * Every address of the application (specification part 1 §2.1–2.2), in the order of the menus. The
 * router, the guards, titles, menus, preloading, shortcuts, the search, the not-found page and
 * `npm run -s paginas` all read this table; a page enters it when it exists. Its icon stands in
 * `icones.ts`. Plain data: Node runs this file as it stands.
 */
export const ROTAS: readonly Rota[] = [
  { path: '/entrar', titulo: 'Entrar', guarda: 'public', pagina: 'entrar' },
  {
    path: '/reset-password',
    titulo: 'Redefinir senha',
    guarda: 'public',
    pagina: 'reset-password',
  },
  { path: '/', titulo: 'Domínio', guarda: 'public', pagina: 'raiz' },
  {
    path: '/inicio',
    titulo: 'Início',
    guarda: 'staff',
    pagina: 'inicio',
    menu: { principal: 'Início' },
    limpaCliente: true,
    vizinhas: ['/agenda', '/tarefas', '/ferramentas'],
    prioridade: 'alta',
    palavras: 'painel home',
    tecla: 'i',
  },
  {
    path: '/agenda',
    titulo: 'Agenda',
    guarda: 'staff',
    permissao: 'agenda:visualizar',
    pagina: 'agenda',
    menu: { principal: 'Agenda' },
    vizinhas: ['/inicio', '/tarefas'],
    prioridade: 'alta',
    palavras: 'agendamentos calendário reuniões compromissos',
    tecla: 'a',
  },
  {
    path: '/selecionar-cliente',
    titulo: 'Clientes',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
    pagina: 'selecionar-cliente',
    menu: { principal: 'Clientes' },
    vizinhas: ['/dashboard-cliente', '/pagina-cliente', '/inicio'],
    palavras: 'empresas contratos trocar cliente',
    tecla: 'c',
  },
  {
    path: '/dados-cliente',
    titulo: 'Dados do cliente',
    guarda: 'staff',
    permissao: 'clientes:visualizar',
    pagina: 'dados-cliente',
    menu: { cliente: 'Dados do cliente', topoCliente: 'Dados do cliente' },
    vizinhas: ['/empresas', '/contatos-importantes', '/inicio'],
    papeis: ['usuario', 'cliente'],
    palavras: 'ficha cadastro segmento site',
  },
  {
    path: '/empresas',
    titulo: 'Empresas do cliente',
    guarda: 'staff',
    permissao: 'empresas:visualizar',
    pagina: 'empresas',
    menu: { clienteDados: 'Empresas', topoDados: 'Empresas' },
    vizinhas: ['/dados-cliente', '/contas-bancarias', '/selecionar-cliente'],
    palavras: 'cnpj matriz filial coligada',
  },
  { path: '/empresa-management', guarda: 'alias', destino: '/empresas' },
  {
    path: '/contratos',
    titulo: 'Contratos',
    guarda: 'staff',
    permissao: 'contratos:visualizar',
    pagina: 'contratos',
    menu: { administrativo: 'Contratos' },
    vizinhas: ['/gerenciar-empresas', '/financeiro'],
    palavras: 'vigência valor serviços status',
  },
  {
    path: '/contrato-form',
    titulo: 'Cadastro de contrato',
    guarda: 'staff',
    permissao: 'contratos:editar',
    pagina: 'contrato-form',
    acima: '/contratos',
    vizinhas: ['/contratos', '/inicio'],
    palavras: 'novo contrato',
  },
  {
    path: '/gerenciar-empresas',
    titulo: 'Empresas',
    guarda: 'staff',
    permissao: 'empresas:visualizar',
    pagina: 'gerenciar-empresas',
    acima: '/contratos',
    vizinhas: ['/contratos', '/selecionar-cliente'],
    papeis: ['administrador', 'gestor'],
    palavras: 'cnpj matriz filial coligada todas',
  },
  {
    path: '/ferramentas',
    titulo: 'Ferramentas',
    guarda: 'staff',
    pagina: 'ferramentas',
    acima: '/inicio',
    vizinhas: ['/inicio', '/relatorios', '/mapeamento-processos'],
    prioridade: 'alta',
    palavras: 'dias úteis feriados cpf cnpj juros multa senha calculadora',
  },
  {
    path: '/gerenciar-usuarios',
    titulo: 'Usuários',
    guarda: 'staff',
    permissao: 'usuarios:visualizar',
    pagina: 'gerenciar-usuarios',
    menu: { administrativo: 'Usuários' },
    vizinhas: ['/times', '/configuracoes'],
    papeis: ['administrador'],
    palavras: 'pessoas equipe acesso convite grupos permissões',
  },
  {
    path: '/times',
    titulo: 'Times',
    guarda: 'staff',
    permissao: 'times:acessar',
    pagina: 'times',
    menu: { administrativo: 'Times' },
    vizinhas: ['/gerenciar-usuarios', '/workspace-gestao'],
    papeis: ['administrador', 'gestor'],
    palavras: 'equipes membros líder carteira',
  },
  {
    path: '/configuracoes',
    titulo: 'Configurações',
    guarda: 'staff',
    permissao: 'configuracoes:visualizar',
    pagina: 'configuracoes',
    menu: { administrativo: 'Configurações', barra: 'Configurações' },
    vizinhas: ['/configuracoes/notificacoes', '/personalizacao', '/inicio'],
    prioridade: 'baixa',
    palavras: 'ajustes escritório integrações e-mail smtp',
  },
  { path: '/settings', guarda: 'alias', destino: '/configuracoes' },
  {
    path: '/minha-conta',
    titulo: 'Minha Conta',
    guarda: 'staff',
    pagina: 'minha-conta',
    menu: { administrativo: 'Minha Conta', usuario: 'Minha Conta' },
    vizinhas: ['/inicio', '/personalizacao'],
    prioridade: 'baixa',
    palavras: 'perfil foto senha segurança sessões dispositivos dados lgpd',
  },
  {
    path: '/personalizacao',
    titulo: 'Personalização',
    guarda: 'staff',
    pagina: 'personalizacao',
    menu: { usuario: 'Personalização' },
    acima: '/minha-conta',
    vizinhas: ['/inicio', '/configuracoes'],
    palavras: 'tema cores aparência fundo botões fonte',
  },
  {
    path: '/area-cliente',
    titulo: 'Área do Cliente',
    guarda: 'client',
    pagina: 'area-cliente',
    papeis: ['cliente'],
  },
  {
    path: '/kit',
    titulo: 'Kit de interface',
    guarda: 'staff',
    permissao: 'sistema:admin',
    pagina: 'kit',
    acima: '/configuracoes',
    vizinhas: ['/inicio'],
  },
  { path: '*', titulo: 'Página não encontrada', guarda: 'public', pagina: 'nao-encontrada' },
];

export const INICIO = '/inicio';
export const ENTRAR = '/entrar';
export const AREA_DO_CLIENTE = '/area-cliente';

export const temPagina = (rota: Rota): rota is RotaComPagina => rota.guarda !== 'alias';

/** The page at an exact address of the table, if there is one. */
export const rotaDe = (path: string): RotaComPagina | undefined =>
  ROTAS.filter(temPagina).find((rota) => rota.path === path);
