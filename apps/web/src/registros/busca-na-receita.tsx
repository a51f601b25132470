import { type CadastroNaReceita, consultasEndpoints } from '@dominio/contrato/consultas';
import { cnpjValido, mascararCnpj } from '@dominio/contrato/documentos';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Formulario } from '../components/formulario/use-formulario.ts';
import frases from '../components/ui/frases.module.css';
import { useConsultaLigada } from '../consultas/consultas-ligadas.ts';
import { chamar } from '../lib/api-client.ts';
import { mensagemDoErro } from '../lib/erro-da-api.ts';
import { useGravacao } from '../lib/use-gravacao.ts';
import { AvisoDePreenchimento } from './aviso-de-preenchimento.tsx';
import classes from './busca-na-receita.module.css';
import { usePreenchimento } from './preenchimento.ts';

interface Props<V extends { cnpj: string }> {
  form: Formulario<V>['form'];
  rotulos: Readonly<Record<keyof V & string, string>>;
  /** What the Receita says, as the form holds it. */
  valoresDe: (achado: CadastroNaReceita) => Partial<V>;
  /** Called with what was found, before it is filled in. */
  aoAchar?: (valores: Partial<V>) => void;
  /** What else is said of what was found of the CNPJ that the form has. */
  tambem?: (achado: CadastroNaReceita) => ReactNode;
}

/**
 * Fills the blank fields of a form with what the Receita publishes of its CNPJ, to be looked at; what
 * was typed is replaced only when asked for. Nothing where the look-up is switched off.
 */
export function BuscaNaReceita<V extends { cnpj: string }>(props: Props<V>) {
  const { form, rotulos, valoresDe, aoAchar, tambem } = props;
  const ligada = useConsultaLigada('cnpj', 'empresas:criar');
  const preenchimento = usePreenchimento<V>(form);
  const busca = useGravacao({
    mutationFn: (cnpj: string) => chamar(consultasEndpoints.cnpj, { params: { cnpj } }),
  });
  if (!ligada) return null;
  const { cnpj } = form.values;
  const buscar = async () => {
    try {
      const achado = await busca.mutateAsync(cnpj);
      // Another CNPJ was typed meanwhile: what was found is not its.
      if (form.getValues().cnpj !== cnpj) return;
      const valores = valoresDe(achado);
      aoAchar?.(valores);
      preenchimento.preencher(valores);
    } catch {
      // Said below.
    }
  };
  const { data, error } = busca;
  const doMesmo = data?.cnpj === cnpj;
  return (
    <div className={classes.busca}>
      <Button
        variant="default"
        loading={busca.isPending}
        disabled={!cnpjValido(cnpj)}
        onClick={() => void buscar()}
      >
        Buscar dados
      </Button>
      {error && (
        <p role="alert" className={frases.erro}>
          {mensagemDoErro(error)}
        </p>
      )}
      {preenchimento.achou && data && !doMesmo && (
        <p className={frases.erro}>
          O que foi preenchido é do CNPJ {mascararCnpj(data.cnpj)}. Busque de novo ou desfaça.
        </p>
      )}
      {doMesmo && tambem?.(data)}
      <AvisoDePreenchimento
        preenchimento={preenchimento}
        rotulos={rotulos}
        nadaNovo="A Receita não diz nada além do que está preenchido."
      />
    </div>
  );
}
