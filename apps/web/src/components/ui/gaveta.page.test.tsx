import { GRUPOS_INICIAIS } from '@dominio/contrato/matriz-inicial';
import { rodape } from '@dominio/contrato/paginacao';
import { PERMISSOES } from '@dominio/contrato/permissoes-catalogo';
import { cadastroDeUsuariosEndpoints, UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { vinculosDoUsuarioEndpoints } from '@dominio/contrato/usuarios-vinculos';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { abrirPagina } from '../../../test/pagina/abrir.tsx';
import { caixa } from '../../../test/pagina/agenda.ts';
import { responder } from '../../../test/pagina/rede.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const gaveta = page.getByRole('dialog');
/** The bar that has a button at the end of what is edited. */
const barraDe = (botao: Locator) => botao.element().parentElement ?? document.body;
/** How much of an element lies beneath the bar, in pixels. */
const coberto = (no: Element | null, barra: Element) => {
  if (!no) throw new Error('nada tem o foco');
  return Math.max(0, no.getBoundingClientRect().bottom - barra.getBoundingClientRect().top);
};

beforeEach(() => {
  responder(cadastroDeUsuariosEndpoints.buscar, ({ query }) => ({
    usuarios: [],
    ...rodape(0, query),
  }));
  responder(
    cadastroDeUsuariosEndpoints.grupos,
    GRUPOS_INICIAIS.map(({ id, nome }) => ({ id, nome, acoes: { conceder: true } })),
  );
  responder(cadastroDeUsuariosEndpoints.times, []);
  responder(cadastroDeUsuariosEndpoints.clientesParaVinculacao, []);
});

describe('a long drawer', () => {
  const salvar = gaveta.getByRole('button', { name: 'Salvar permissões' });

  /** What a consultant may do: all of it by the group, and little enough that there is more to give. */
  beforeEach(async () => {
    const { usuario } = umaPessoa({ grupo: 'consultor' });
    const aberta = UsuarioAberto.parse({
      ...usuario,
      telefone: null,
      situacao: 'ativo',
      ativo: true,
      ultimo_acesso: null,
      mfa: false,
      convite_expira_em: null,
      grupos: [{ id: 4, nome: 'Consultor' }],
      total_clientes: 0,
      versao: 1,
      acoes: {
        editar: true,
        suspender: false,
        reativar: false,
        excluir: false,
        resetar_senha: false,
        ver_como: false,
        reenviar_convite: false,
        cancelar_convite: false,
        remover_segundo_fator: false,
        copiar_acesso: false,
        ler_sessoes: false,
      },
      dados_completos: true,
      dados_pessoais: true,
    } satisfies UsuarioAberto);
    const todas = PERMISSOES.map((nome, i) => {
      const [modulo = '', acao = ''] = nome.split(':');
      return { id: 101 + i, modulo, acao, nome, critica: false, direta: false, pedido: null };
    });
    const doGrupo = [{ tipo: 'grupo' as const, id: 4, nome: 'Consultor' }];
    responder(cadastroDeUsuariosEndpoints.ler, aberta);
    responder(vinculosDoUsuarioEndpoints.permissoes, {
      permissoes: todas.slice(0, 12).map((uma) => ({ ...uma, origens: doGrupo })),
      total: 12,
      disponiveis: todas.slice(12).map((uma) => ({ ...uma, origens: [] })),
      versao: 1,
    });
    await page.viewport(375, 640);
    await abrirPagina(`/gerenciar-usuarios?usuario=${usuario.id}&parte=permissoes`);
    await expect.element(salvar).toBeVisible();
  });

  it('has the way to save in sight at once, and counts what the group gives apart', async () => {
    await expect.element(gaveta.getByText('12 pelo grupo, 0 diretas')).toBeVisible();
    await expect.element(salvar).toBeInViewport({ ratio: 1 });
  });

  it('has no field with the focus under the bar with which it is saved', async () => {
    const barra = barraDe(salvar);
    const busca = gaveta.getByRole('searchbox', { name: 'Buscar permissões' });
    (await busca.findElement()).focus();
    const vistos = new Map<Element, number>();
    const olhar = ({ target }: FocusEvent) => {
      // Where the field stands once the drawer has moved it into sight.
      requestAnimationFrame(() => {
        if (target instanceof Element) vistos.set(target, coberto(target, barra));
      });
    };
    document.addEventListener('focusin', olhar);
    onTestFinished(() => document.removeEventListener('focusin', olhar));
    await userEvent.keyboard('{Tab}'.repeat(20));
    await expect.poll(() => vistos.size).toBe(20);
    expect([...vistos.values()].filter((quanto) => quanto > 0)).toEqual([]);
  });

  it('has its last field above the bar once it is scrolled to its end', async () => {
    const no = gaveta.element();
    no.scrollTo(0, no.scrollHeight);
    const ultima = gaveta.getByRole('checkbox').elements().at(-1) ?? null;
    await expect.poll(() => coberto(ultima, barraDe(salvar))).toBe(0);
  });
});

/** A browser of the tests has no keyboard: what one leaves of the window is told instead. */
function tecladoDoCelular(): (altura: number) => void {
  const visivel = Object.assign(new EventTarget(), {
    width: window.innerWidth,
    height: window.innerHeight,
    offsetTop: 0,
    offsetLeft: 0,
    scale: 1,
  });
  Object.defineProperty(window, 'visualViewport', { value: visivel, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(window, 'visualViewport'));
  return (altura) => {
    visivel.height = window.innerHeight - altura;
    visivel.dispatchEvent(new Event('resize'));
  };
}

it('the bar of a drawer stands above the keyboard of a phone, and so does the field with the focus', async () => {
  await page.viewport(375, 760);
  const abrirTeclado = tecladoDoCelular();
  await abrirPagina('/gerenciar-usuarios?novo=1');
  const enviar = gaveta.getByRole('button', { name: 'Enviar convite' });
  const campo = gaveta.getByRole('textbox', { name: 'Telefone' });
  (await campo.findElement()).focus();
  abrirTeclado(400);
  const fim = () => Math.round(barraDe(enviar).getBoundingClientRect().bottom);
  await expect.poll(fim).toBe(360);
  await expect.poll(() => coberto(campo.element(), barraDe(enviar))).toBe(0);
  await expect.element(campo).toHaveFocus();
  expect(caixa(campo).top).toBeGreaterThanOrEqual(0);
  abrirTeclado(0);
  await expect.poll(fim).toBe(760);
});
