import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { DialogoDeReautenticacao } from './dialogo-de-reautenticacao.tsx';

const pergunta = page.getByRole('dialog', { name: 'Confirme que é você' });
const botao = (name: string) => pergunta.getByRole('button', { name, exact: true });

/** The question as an account without a password is asked it. */
async function perguntar({ provado }: { provado: boolean }, executar = () => Promise.resolve()) {
  const entrarDeNovo = vi.fn();
  await desenhar(
    <main>
      <DialogoDeReautenticacao
        texto="Para ativar o aplicativo autenticador, confirme que é você."
        confirmar="Continuar"
        semSenha={{ provado, entrarDeNovo }}
        executar={executar}
        descreverErro={(erro) => (erro as Error).message}
        aoFechar={() => undefined}
      />
    </main>,
  );
  await expect.element(pergunta).toBeVisible();
  return { entrarDeNovo };
}

describe('an account without a password', () => {
  it('is asked to enter anew, and has no field to fill', async () => {
    const { entrarDeNovo } = await perguntar({ provado: false });
    await expect.element(pergunta.getByText('A sua conta não tem senha.')).toBeVisible();
    await expect.element(pergunta.getByRole('textbox')).not.toBeInTheDocument();
    await botao('Sair e entrar de novo').click();
    expect(entrarDeNovo).toHaveBeenCalledOnce();
  });

  it('is asked without anything axe complains of', async () => {
    await perguntar({ provado: false });
    await semViolacoes();
  });

  it('that has just entered anew is told that this is the proof', async () => {
    const executar = vi.fn(() => Promise.resolve());
    await perguntar({ provado: true }, executar);
    await expect.element(pergunta.getByText('Você acabou de entrar de novo')).toBeVisible();
    await botao('Continuar').click();
    expect(executar).toHaveBeenCalledWith({});
  });

  it('that has just entered anew is told so without anything axe complains of', async () => {
    await perguntar({ provado: true });
    await semViolacoes();
  });

  it('of which the server knows better is told its sentence, and may enter anew', async () => {
    await perguntar({ provado: true }, () => Promise.reject(new Error('Informe a sua senha.')));
    await botao('Continuar').click();
    await expect.element(pergunta.getByRole('alert')).toHaveTextContent('Informe a sua senha.');
    await expect.element(botao('Sair e entrar de novo')).toBeVisible();
  });
});
