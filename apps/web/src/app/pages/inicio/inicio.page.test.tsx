import { ERRO_DO_BLOCO, inicioEndpoints } from '@dominio/contrato/inicio';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { abrirPagina } from '../../../../test/pagina/abrir.tsx';
import { semViolacoes } from '../../../../test/pagina/axe.ts';
import { recusar, responder } from '../../../../test/pagina/rede.ts';
import { responderInicio } from '../../../../test/pagina/registros/inicio.ts';
import { umaPessoa } from '../../../../test/pagina/registros/pessoa.ts';

const gestor = { quem: umaPessoa({ grupo: 'gestor' }) };
const regiao = (name: string) => page.getByRole('region', { name, exact: true });
const numero = (rotulo: string) => regiao(rotulo).getByRole('strong');

it('Início greets by the first name and shows the figures of the day', async () => {
  responderInicio();
  await abrirPagina('/inicio', gestor);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Bem-vindo, Marcelo!');
  await expect.element(numero('Agendamentos hoje')).toHaveTextContent('3');
  await expect.element(numero('Seus clientes')).toHaveTextContent('24');
  await expect.element(numero('Agendamentos na semana')).toHaveTextContent('11');
  for (const cartao of ['Agenda de hoje', 'Próximos agendamentos', 'Atalhos']) {
    await expect.element(regiao(cartao)).toBeVisible();
  }
});

it('a figure that fails says so and is asked for again, and the rest of Início stands', async () => {
  responderInicio();
  responder(inicioEndpoints.ler, () => recusar('DADOS_INVALIDOS'), { umaVez: true });
  await abrirPagina('/inicio', gestor);
  const cartao = regiao('Seus clientes');
  await expect.element(cartao).toMatchTextContent('Não foi possível carregar.');
  await expect.element(regiao('Agenda de hoje')).toBeVisible();
  await cartao.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(numero('Seus clientes')).toHaveTextContent('24');
});

it('the blocks come in one call, and one that failed takes no other with it', async () => {
  const { pedidos } = responderInicio({
    'sem-desfecho': { estado: 'erro', mensagem: ERRO_DO_BLOCO },
  });
  const activeWidgets = ['numeros-do-dia', 'sem-desfecho', 'contratos-a-vencer'];
  await abrirPagina('/inicio', { ...gestor, configuracao: { widgets: { activeWidgets } } });
  await expect.element(page.getByText(ERRO_DO_BLOCO)).toBeVisible();
  await expect.element(numero('Agendamentos hoje')).toHaveTextContent('3');
  await expect.element(regiao('Contratos a vencer')).toBeVisible();
  expect(pedidos.map(({ query }) => [...(query.widgets ?? [])].sort())).toEqual([
    activeWidgets.toSorted(),
  ]);
});

it.each(['gestor', 'consultor', 'administrador'] as const)(
  'the panel of the group %s has nothing that axe complains of',
  async (grupo) => {
    responderInicio();
    await abrirPagina('/inicio', { quem: umaPessoa({ grupo }) });
    await expect.element(regiao('Favoritos')).toBeVisible();
    await semViolacoes();
  },
);
