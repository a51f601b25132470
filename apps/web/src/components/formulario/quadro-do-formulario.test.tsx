import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SoLeituraProvider } from '../ui/so-leitura.ts';
import { QuadroDoFormulario } from './quadro-do-formulario.tsx';
import { useFormulario } from './use-formulario.ts';

function Quadro({ aoCancelar }: { aoCancelar?: () => void }) {
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
      aoEnviar={async () => undefined}
      aoCancelar={aoCancelar}
    >
      <input name="nome" />
    </QuadroDoFormulario>
  );
}

const desenhar = (visita: string | null, aoCancelar?: () => void) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SoLeituraProvider value={visita}>
        <Quadro {...(aoCancelar && { aoCancelar })} />
      </SoLeituraProvider>
    </MantineProvider>,
  );

it('has its bar while there is a button in it, and none where nothing may be saved nor left', () => {
  expect(desenhar(null)).toMatch(/class="[^"]*rodape[^"]*".*Salvar/);
  const comSaida = desenhar('Você está vendo como outra pessoa.', () => undefined);
  expect(comSaida).toMatch(/class="[^"]*rodape[^"]*".*Cancelar/);
  expect(comSaida).not.toContain('Salvar');
  expect(desenhar('Você está vendo como outra pessoa.')).not.toMatch(/rodape/);
});
