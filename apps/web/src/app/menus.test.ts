import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import type { MapaDePermissoes } from '@dominio/contrato/permissoes';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { describe, expect, it } from 'vitest';
import {
  type DonoDoMenu,
  ehSecao,
  entradasDe,
  LUGARES,
  montarMenu,
  rotaDeGestao,
} from './menus.ts';
import { type Rota, type RotaComPagina, temPagina } from './rotas/rota.ts';
import { ROTAS } from './rotas.ts';

function mapaDe(permissoes: readonly string[]): MapaDePermissoes {
  const mapa: MapaDePermissoes = {};
  for (const permissao of permissoes) {
    const [modulo = '', acao = ''] = permissao.split(':');
    mapa[modulo] = [...(mapa[modulo] ?? []), acao];
  }
  return mapa;
}

const dono = (permissoes: readonly string[], favoritos: string[] = []): DonoDoMenu => ({
  permissoes: mapaDe(permissoes),
  favoritos,
});

/** A menu in words: a section's entries follow its name, a dot before each. */
const emPalavras = (
  rotas: readonly Rota[],
  menu: Parameters<typeof montarMenu>[1],
  quem: DonoDoMenu,
) =>
  montarMenu(rotas, menu, quem).flatMap((item) =>
    ehSecao(item)
      ? [item.rotulo, ...item.entradas.map(({ rotulo }) => `· ${rotulo}`)]
      : [item.rotulo],
  );

const daEquipe = GRUPOS_INICIAIS.filter(({ id }) => id !== 2);
const comEntrada = ROTAS.filter(temPagina).filter(({ menu }) => menu);
const menusDe = ({ menu = {} }: RotaComPagina) =>
  Object.keys(menu).map((lugar) => LUGARES[lugar as keyof typeof LUGARES].menu);
const aparece = (
  { path }: RotaComPagina,
  menu: Parameters<typeof montarMenu>[1],
  quem: DonoDoMenu,
) => entradasDe(montarMenu(ROTAS, menu, quem)).some((entrada) => entrada.path === path);

describe('menu × permission × role', () => {
  it('pages of the staff have entries in its menus, those of clients in their area’s alone', () => {
    for (const rota of comEntrada) {
      const daArea = menusDe(rota).map((menu) => menu === 'area');
      const doCliente = rota.guarda === 'client';
      expect([rota.path, rota.guarda]).toEqual([rota.path, doCliente ? 'client' : 'staff']);
      expect([rota.path, daArea.includes(!doCliente)]).toEqual([rota.path, false]);
    }
  });

  it.each(comEntrada.map((rota) => [rota.path, rota] as const))(
    '%s stands in its menus for who holds its permission alone, and for nobody else',
    (_, rota) => {
      const secao = Object.keys(rota.menu ?? {}).flatMap(
        (lugar) => LUGARES[lugar as keyof typeof LUGARES].permissao ?? [],
      );
      const favoritos = [rota.path];
      const sua = rota.permissao ? [rota.permissao] : [];
      const exigidas = secao.includes('admin') ? [...sua, 'sistema:admin'] : sua;
      const outras = PERMISSOES.filter((permissao) => !exigidas.includes(permissao));
      for (const menu of menusDe(rota)) {
        expect([menu, aparece(rota, menu, dono(exigidas, favoritos))]).toEqual([menu, true]);
        const semEla = exigidas.length === 0;
        expect([menu, aparece(rota, menu, dono(outras, favoritos))]).toEqual([menu, semEla]);
      }
    },
  );

  it.each(
    daEquipe.flatMap((grupo) =>
      comEntrada.map((rota) => [grupo.nome, rota.path, grupo, rota] as const),
    ),
  )('for %s, %s stands where the starting matrix says', (_nome, _path, { permissoes }, rota) => {
    const pode = rota.permissao === undefined || permissoes.includes(rota.permissao);
    for (const menu of menusDe(rota)) {
      expect([menu, aparece(rota, menu, dono(permissoes, [rota.path]))]).toEqual([menu, pode]);
    }
  });
});

describe('menus of §2.3–2.4', () => {
  const linha = (
    path: string,
    menu: RotaComPagina['menu'],
    permissao?: RotaComPagina['permissao'],
  ) => ({ path, titulo: path, guarda: 'staff', pagina: 'x', menu, permissao }) satisfies Rota;
  /** The entries of the specification, as they will stand when their pages exist. */
  const completa: readonly Rota[] = [
    linha('/inicio', { principal: 'Início' }),
    linha('/suporte-admin', { sistema: 'Chamados' }),
    linha('/logs-sistema', { sistema: 'Logs Sistema' }),
    linha('/agenda', { principal: 'Agenda' }),
    linha('/times', { administrativo: 'Times' }, 'times:acessar'),
    linha('/minha-conta', { administrativo: 'Minha Conta', usuario: 'Minha Conta' }),
    linha('/selecionar-cliente', { principal: 'Clientes' }),
    linha('/workspace-gestao', { principal: 'Painel de Gestão', gestao: 'Workspace' }),
    linha('/fechamentos-gestao', { gestao: 'Fechamentos' }),
    linha('/nps', { gestaoSucesso: 'NPS' }),
    linha('/dashboard-cliente', { cliente: 'Dashboard', topoCliente: 'Painel do Cliente' }),
    linha('/arquivos-cliente', { clienteDados: 'Arquivos', topoDados: 'Arquivos' }),
    linha('/contas-bancarias', { clienteDados: 'Contas Bancárias', topoDados: 'Contas Bancárias' }),
    linha('/pagina-cliente', { topoCliente: 'Implantação' }),
  ];

  it('the sidebar has its sections in their places, and only for who may open a page of them', () => {
    expect(emPalavras(completa, 'lateral', dono(PERMISSOES))).toEqual([
      'Início',
      'Adm. Sistema',
      '· Chamados',
      '· Logs Sistema',
      'Agenda',
      'Administrativo',
      '· Times',
      '· Minha Conta',
      'Clientes',
      'Painel de Gestão',
    ]);
    expect(emPalavras(completa, 'lateral', dono([]))).toEqual([
      'Início',
      'Agenda',
      'Administrativo',
      '· Minha Conta',
      'Clientes',
      'Painel de Gestão',
    ]);
  });

  it('the sidebar of today has what there is of the specification’s entries in their order', () => {
    const ordem = [
      'Início',
      'Adm. Sistema',
      'Agenda',
      'Administrativo',
      ...['Usuários', 'Times', 'Contratos', 'Documentos', 'Financeiro', 'Recursos Humanos'],
      ...['Configurações', 'Minha Conta'],
      'Clientes',
      'Painel de Gestão',
    ];
    const hoje = emPalavras(ROTAS, 'lateral', dono(PERMISSOES)).map((nome) =>
      nome.replace('· ', ''),
    );
    expect(hoje.filter((nome) => ordem.includes(nome))).toEqual(
      ordem.filter((nome) => hoje.includes(nome)),
    );
    expect(hoje).toContain('Administrativo');
  });

  it('Dados of the client menu is the page of the client’s data, for whoever may open it', () => {
    const dados = (permissoes: readonly string[]) =>
      montarMenu(ROTAS, 'topo', dono(permissoes, ['/empresas'])).find(ehSecao);
    expect(dados(['clientes:visualizar', 'empresas:visualizar'])).toMatchObject({
      rotulo: 'Dados',
      path: '/dados-cliente',
      entradas: [{ path: '/empresas', rotulo: 'Empresas' }],
    });
    expect(dados(['clientes:visualizar'])).toMatchObject({ path: '/dados-cliente', entradas: [] });
    expect(dados(['empresas:visualizar'])?.path).toBeUndefined();
  });

  it('the client menu shows of Dados the favourites, or says that there is none', () => {
    expect(emPalavras(completa, 'topo', dono([], ['/contas-bancarias', '/agenda']))).toEqual([
      'Painel do Cliente',
      'Dados',
      '· Contas Bancárias',
      'Implantação',
    ]);
    const [, dados] = montarMenu(completa, 'topo', dono([]));
    expect(dados).toMatchObject({ entradas: [], vazia: 'Nenhum favorito configurado' });
    expect(emPalavras(completa, 'cliente', dono([]))).toEqual([
      'Dashboard',
      'Dados',
      '· Arquivos',
      '· Contas Bancárias',
    ]);
  });

  it('the management menu belongs to the pages it lists', () => {
    expect(emPalavras(completa, 'gestao', dono([]))).toEqual([
      'Workspace',
      'Fechamentos',
      'Sucesso do Cliente',
      '· NPS',
    ]);
    expect(completa.map(({ path }) => path).filter((path) => rotaDeGestao(completa, path))).toEqual(
      ['/workspace-gestao', '/fechamentos-gestao', '/nps'],
    );
  });
});
