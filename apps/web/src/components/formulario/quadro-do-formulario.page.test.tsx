import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { CampoData } from '../campos/campo-data.tsx';
import { SoLeituraProvider } from '../ui/so-leitura.ts';
import { QuadroDoFormulario } from './quadro-do-formulario.tsx';
import { useFormulario } from './use-formulario.ts';

const VISITA = 'Você está vendo como outra pessoa.';

interface PropsDoTeste {
  aoCancelar?: (() => void) | undefined;
  aoEnviar?: (() => Promise<unknown>) | undefined;
}

function Quadro({ aoCancelar, aoEnviar = async () => undefined }: PropsDoTeste) {
  const formulario = useFormulario({
    iniciais: { nome: '' },
    ordem: ['nome'],
    validar: () => ({}),
  });
  return (
    <QuadroDoFormulario
      formulario={formulario}
      rotulos={{ nome: 'Nome' }}
      tituloDoErro="Erro ao salvar"
      rotuloDoEnvio="Salvar"
      enviando={false}
      aoEnviar={aoEnviar}
      aoCancelar={aoCancelar}
      nota={<p>Não pode ser excluído.</p>}
    >
      <input aria-label="Nome" name="nome" />
    </QuadroDoFormulario>
  );
}

const abrir = (visita: string | null, props: PropsDoTeste = {}) =>
  desenhar(
    <SoLeituraProvider value={visita}>
      <Quadro {...props} />
    </SoLeituraProvider>,
  );
const barra = () => document.querySelector('[class*="rodape"]');
const botao = (name: string) => page.getByRole('button', { name });

describe('the bar of a form', () => {
  it('holds the button that saves', async () => {
    await abrir(null);
    await expect.element(botao('Salvar')).toBeVisible();
    expect(barra()?.contains(botao('Salvar').element())).toBe(true);
  });

  it('holds the way out alone where nothing may be saved', async () => {
    await abrir(VISITA, { aoCancelar: () => undefined });
    await expect.element(botao('Cancelar')).toBeVisible();
    expect(barra()?.contains(botao('Cancelar').element())).toBe(true);
    await expect.element(botao('Salvar')).not.toBeInTheDocument();
  });

  it('is not there where nothing may be saved nor left', async () => {
    await abrir(VISITA);
    await expect.element(page.getByLabelText('Nome')).toBeVisible();
    expect(barra()).toBeNull();
  });
});

describe('the fields of a form', () => {
  it('are open, and what else there is to know of the record stands under them', async () => {
    await abrir(null);
    await expect.element(page.getByLabelText('Nome')).toBeEnabled();
    await expect.element(page.getByText('Não pode ser excluído.')).toBeVisible();
  });

  it('are shut where nothing may be saved, with the reason alone', async () => {
    await abrir(VISITA);
    await expect.element(page.getByLabelText('Nome')).toBeDisabled();
    await expect.element(page.getByText(VISITA)).toBeVisible();
    await expect.element(page.getByText('Não pode ser excluído.')).not.toBeInTheDocument();
  });
});

describe('Ctrl+Enter', () => {
  it('sends the form from a field', async () => {
    const aoEnviar = vi.fn(async () => undefined);
    await abrir(null, { aoEnviar });
    await page.getByLabelText('Nome').click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(aoEnviar).toHaveBeenCalledOnce();
  });

  it('sends nothing where nothing may be saved', async () => {
    const aoEnviar = vi.fn(async () => undefined);
    await abrir(VISITA, { aoEnviar, aoCancelar: () => undefined });
    await botao('Cancelar').click();
    await expect.element(botao('Cancelar')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(aoEnviar).not.toHaveBeenCalled();
  });
});

/** A form of a name, which it must have, and a day. */
function ComData() {
  const formulario = useFormulario({
    iniciais: { nome: '', dia: '' },
    ordem: ['nome', 'dia'],
    validar: ({ nome }) => (nome ? {} : { nome: 'Informe o nome.' }),
  });
  const { form } = formulario;
  return (
    <QuadroDoFormulario
      formulario={formulario}
      rotulos={{ nome: 'Nome', dia: 'Dia' }}
      tituloDoErro="Erro ao salvar"
      rotuloDoEnvio="Salvar"
      enviando={false}
      aoEnviar={async () => undefined}
    >
      <input aria-label="Nome" {...form.getInputProps('nome')} />
      <CampoData
        label="Dia"
        hoje="2026-08-12"
        {...form.getInputProps('dia')}
        value={form.values.dia}
      />
    </QuadroDoFormulario>
  );
}

describe('the summary of what is to be mended', () => {
  const dia = page.getByRole('textbox', { name: 'Dia' });
  const mandar = async () => {
    await desenhar(<ComData />);
    await dia.fill('31/02/2027');
    await botao('Salvar').click();
  };

  it('counts a day that cannot be read, and leads to it', async () => {
    await mandar();
    await expect.element(page.getByText('31/02/2027 não existe.')).toBeVisible();
    await expect.element(page.getByText('Revise 2 campos')).toBeVisible();
    await expect.element(page.getByLabelText('Nome')).toHaveFocus();
    await botao('Dia').click();
    await expect.element(dia).toHaveFocus();
  });

  it('counts it no more once it can be read', async () => {
    await mandar();
    await expect.element(page.getByText('Revise 2 campos')).toBeVisible();
    await dia.fill('28/02/2027');
    await expect.element(page.getByText('Revise 2 campos')).not.toBeInTheDocument();
  });
});
