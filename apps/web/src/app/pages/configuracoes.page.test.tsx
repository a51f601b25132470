import { configuracaoSistemaEndpoints } from '@dominio/contrato/configuracao-sistema';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { abrirPagina, recarregar } from '../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { painel } from '../../../test/pagina/painel.ts';
import { recusar, responder } from '../../../test/pagina/rede.ts';
import {
  responderEscritorio,
  responderIntegracoes,
} from '../../../test/pagina/registros/configuracoes.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';

const cartoes = page.getByRole('main').getByRole('link');
const botao = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

let integracoes: ReturnType<typeof responderIntegracoes>;
beforeEach(() => {
  responderEscritorio();
  integracoes = responderIntegracoes();
});

describe('the hub of the settings', () => {
  it('finds what there is by typing, without accents', async () => {
    await abrirPagina('/configuracoes');
    await page.getByRole('searchbox', { name: 'Buscar configuração' }).fill('escritorio horario');
    await expect.element(cartoes).toHaveLength(1);
    await expect.element(cartoes).toMatchTextContent(/^Escritório/);
  });

  it('says so when nothing is found', async () => {
    await abrirPagina('/configuracoes');
    await page.getByRole('searchbox', { name: 'Buscar configuração' }).fill('foguete');
    await expect
      .element(page.getByText('Nenhuma configuração encontrada para "foguete".'))
      .toBeVisible();
  });

  it('is found at its old address too', async () => {
    await abrirPagina('/settings?x=1');
    await expect.poll(() => location.pathname).toBe('/configuracoes');
  });

  it('has nothing that axe complains of', async () => {
    await abrirPagina('/configuracoes');
    await semViolacoes();
  });
});

describe('an integration', () => {
  const gaveta = painel('E-mail (SMTP)');
  const senha = gaveta.getByLabelText('Senha', { exact: true });
  const SEGREDO = 'um segredo de verdade';

  const abrir = async () => {
    await abrirPagina('/configuracoes?painel=email');
    await expect.element(gaveta.getByText('Não definida')).toBeVisible();
  };
  const salvar = async () => {
    await abrir();
    await gaveta.getByLabelText('Servidor').fill('localhost');
    await gaveta.getByLabelText('E-mail do remetente').fill('avisos@firma.demo');
    await gaveta.getByLabelText('Usuário').fill('avisos');
    await senha.fill(SEGREDO);
    await botao('Salvar').click();
    await expect.element(gaveta.getByText('Definida', { exact: true })).toBeVisible();
  };

  it('opens from its card with the focus on its switch, and Back closes it', async () => {
    await abrirPagina('/configuracoes');
    await page.getByRole('link', { name: 'E-mail (SMTP)', exact: true }).click();
    await expect.element(gaveta.getByRole('switch', { name: 'Ativa' })).toHaveFocus();
    history.back();
    await expect.element(gaveta).not.toBeInTheDocument();
  });

  it('says what must be filled in once it is on', async () => {
    await abrir();
    const obrigatorios = gaveta.getByText('Campos com * são obrigatórios.');
    await expect.element(obrigatorios).not.toBeInTheDocument();
    await gaveta.getByRole('switch', { name: 'Ativa' }).click();
    await expect.element(obrigatorios).toBeVisible();
  });

  it('is not tested before it is saved', async () => {
    await abrir();
    await senha.fill(SEGREDO);
    await expect.element(botao('Salve para testar')).toBeDisabled();
  });

  it('keeps its secret to itself once it is saved, and goes on to its test', async () => {
    await salvar();
    await expect.element(senha).toHaveValue('');
    expect(document.documentElement.outerHTML).not.toContain(SEGREDO);
    await expect.element(botao('Testar')).toHaveFocus();
    expect(integracoes.gravar.pedidos[0]?.body.config_value).toMatchObject({ senha: SEGREDO });
  });

  it('keeps its secret to itself after a reload too', async () => {
    await salvar();
    await recarregar();
    await expect.element(gaveta.getByText('Definida', { exact: true })).toBeVisible();
    await expect.element(senha).toHaveValue('');
    expect(document.documentElement.outerHTML).not.toContain(SEGREDO);
  });

  it('shows what its test answers, though the list cannot be read again', async () => {
    await salvar();
    responder(configuracaoSistemaEndpoints.listar, () => recusar('INDISPONIVEL'));
    await userEvent.keyboard('{Enter}');
    await expect.element(gaveta.getByText(/Testado em/)).toBeVisible();
    expect(integracoes.testar.pedidos).toHaveLength(1);
  });

  it('forgets its secret when that is removed and saved', async () => {
    await salvar();
    await botao('Remover').click();
    await expect.element(gaveta.getByText('Não definida')).toBeVisible();
    await botao('Salvar').click();
    await expect.element(botao(/^(Remover|Manter)$/)).not.toBeInTheDocument();
    expect(integracoes.gravar.pedidos[1]?.body.config_value).toMatchObject({ senha: null });
  });

  it('is shown without anything axe complains of', async () => {
    await abrir();
    await semViolacoes();
  });

  it('is read by a manager, who changes and tests nothing', async () => {
    const gestor = umaPessoa({ grupo: 'gestor' });
    await abrirPagina('/configuracoes?painel=email', { quem: gestor });
    await expect.element(gaveta.getByLabelText('Servidor')).toBeDisabled();
    await expect.element(gaveta.getByRole('button', { name: 'Testar' })).not.toBeInTheDocument();
  });
});

describe('a look-up at a service outside', () => {
  it.each([
    ['consulta_cnpj', 'Consulta de CNPJ (Receita)', '{cnpj}'],
    ['consulta_cep', 'Consulta de CEP', '{cep}'],
  ] as const)(
    '%s says how its address is written, and sends what is typed',
    async (nome, titulo, marca) => {
      const gaveta = painel(titulo);
      const endereco = `https://servico.demo/${marca}`;
      await abrirPagina(`/configuracoes?painel=${nome}`);
      await expect.element(gaveta.getByText(`Com ${marca} no lugar do número`)).toBeVisible();
      await gaveta.getByRole('switch', { name: 'Ativa' }).click();
      await gaveta.getByRole('textbox', { name: 'Endereço do serviço' }).fill(endereco);
      await gaveta.getByLabelText('Consultas por minuto').fill('20');
      await botao('Salvar').click();
      await expect
        .poll(() => integracoes.gravar.pedidos[0]?.body.config_value)
        .toEqual({
          enabled: true,
          endereco,
          por_minuto: 20,
        });
    },
  );

  it('is shown without anything axe complains of', async () => {
    await abrirPagina('/configuracoes?painel=consulta_cnpj');
    await expect
      .element(painel('Consulta de CNPJ (Receita)').getByText('Ainda não foi testada.'))
      .toBeVisible();
    await semViolacoes();
  });
});
