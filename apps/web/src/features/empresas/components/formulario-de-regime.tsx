import {
  regimesDaEmpresaEndpoints as endpoints,
  type InicioDeRegime,
  NOME_DO_REGIME,
  type PeriodoDeRegime,
  REGIMES_TRIBUTARIOS,
  type RegimeTributario,
} from '@dominio/contrato/empresas-regimes';
import { Stack } from '@mantine/core';
import '@mantine/core/styles/Stack.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { FormularioNoLugar } from '../../../components/formulario/formulario-no-lugar.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import frases from '../../../components/ui/frases.module.css';
import { useHoje } from '../../../lib/use-hoje.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { regimesOptions } from '../empresas.queries.ts';
import { consequencia } from '../regimes.palavras.ts';
import { useEscritaDeRegimes } from '../use-escrita-de-regimes.ts';

interface Props {
  empresaId: number;
  /** The period that is corrected; null for a new one. */
  periodo: PeriodoDeRegime | null;
  /** What a new one is filled in with, as if it had been typed. */
  proposto?: InicioDeRegime | undefined;
  aoFechar: (comFoco: boolean) => void;
}

interface Valores {
  regime: RegimeTributario | '';
  desde: string;
}

const CAMPOS = ['regime', 'desde'] as const;
const OPCOES = REGIMES_TRIBUTARIOS.map((um) => ({ valor: um, rotulo: NOME_DO_REGIME[um] }));

const corpoDe = ({ regime, desde }: Valores) => ({
  ...(regime && { regime }),
  ...(desde && { desde }),
});

/** Since when a company has a regime, and what that means for the regimes before and after it. */
export function FormularioDeRegime({ empresaId, periodo, proposto, aoFechar }: Props) {
  const hoje = useHoje();
  const [base, setBase] = useState(periodo);
  const { data = [], refetch } = useQuery(regimesOptions(empresaId));
  const { incluir, corrigir, enviando } = useEscritaDeRegimes(empresaId);
  const formulario = useFormulario<Valores>({
    iniciais: { regime: base?.regime ?? '', desde: base?.desde ?? '' },
    ordem: CAMPOS,
    validar: (valores) => errosDoCorpo(endpoints.criar.body)(corpoDe(valores)),
  });
  const { form } = formulario;
  // Not from the start: what is filled in is still to be saved.
  const preencher = useEffectEvent(() => proposto && form.setValues(proposto));
  useEffect(() => {
    preencher();
  }, []);
  const { regime, desde } = form.values;
  const outros = data.filter(({ id }) => id !== base?.id);
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={CAMPOS}
      soAPedido={base === null}
      tituloDoErro="Erro ao salvar o regime"
      enviando={enviando}
      gravar={(valores) => {
        // A regime that is not chosen does not get here: the form is checked before.
        const inicio = { regime: valores.regime as RegimeTributario, desde: valores.desde };
        return base ? corrigir(base, inicio) : incluir(inicio);
      }}
      avisar={({ gravado, dizer }) => {
        if (base) setBase(gravado);
        dizer();
      }}
      aoFechar={aoFechar}
      aoRecarregar={() =>
        recarregarConsulta(refetch, (lidos) =>
          setBase((antes) => lidos.find(({ id }) => id === antes?.id) ?? antes),
        )
      }
    >
      <Stack gap="xs">
        <CampoDeEscolha
          {...form.getInputProps('regime')}
          label="Regime"
          obrigatorio
          opcoes={OPCOES}
          value={regime}
          onChange={(um) => form.setFieldValue('regime', (um ?? '') as Valores['regime'])}
        />
        <CampoData
          {...form.getInputProps('desde')}
          label="Vale desde"
          obrigatorio
          hoje={hoje}
          value={desde}
          onChange={(dia) => form.setFieldValue('desde', dia)}
        />
        <p className={frases.dica} role="status">
          {regime && desde && consequencia({ regime, desde }, outros, hoje)}
        </p>
      </Stack>
    </FormularioNoLugar>
  );
}
