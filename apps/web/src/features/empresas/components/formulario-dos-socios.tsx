import {
  sociosDaEmpresaEndpoints as endpoints,
  MAXIMO_DE_SOCIOS,
  type QuadroDeSocios,
} from '@dominio/contrato/empresas-socios';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormularioNoLugar } from '../../../components/formulario/formulario-no-lugar.tsx';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import frases from '../../../components/ui/frases.module.css';
import { useHoje } from '../../../lib/use-hoje.ts';
import { recarregarConsulta } from '../../../lib/use-recarga.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { sociosOptions } from '../empresas.queries.ts';
import {
  CAMPOS_DAS_LINHAS,
  sociosDe,
  sociosDigitados,
  sociosPropostos,
  socioVazio,
  somaEscrita,
  type Valores,
} from '../socios.formulario.ts';
import { useEscritaDosSocios } from '../use-escrita-dos-socios.ts';
import type { SocioNaReceita } from '../use-levar-ao-cadastro.ts';
import { LinhaDoSocio } from './linha-do-socio.tsx';
import { MudancaDosSocios } from './mudanca-dos-socios.tsx';
import classes from './socios.module.css';

interface Props {
  empresaId: number;
  quadro: QuadroDeSocios;
  /** Those who are added as if they had been typed, still to be completed. */
  propostos: readonly SocioNaReceita[];
  aoFechar: (comFoco: boolean) => void;
}

/** Of each line too: a refusal names the field of the line that is wrong. */
const CAMPOS = ['socios', ...CAMPOS_DAS_LINHAS] as readonly 'socios'[];

const iniciaisDe = ({ socios }: QuadroDeSocios): Valores => ({
  socios: socios.length > 0 ? sociosDigitados(socios) : [socioVazio()],
});

/** All partners of a company, written as one list that is saved when it is asked for. */
export function FormularioDosSocios({ empresaId, quadro, propostos, aoFechar }: Props) {
  const hoje = useHoje();
  const [base, setBase] = useState(quadro);
  /** As they were when the form was opened. */
  const [aberto, setAberto] = useState(quadro);
  /** The line that was just added. */
  const [nova, setNova] = useState<number>();
  const [iniciais] = useState(() => iniciaisDe(quadro));
  const { refetch } = useQuery({ ...sociosOptions(empresaId), enabled: false });
  const { gravar, avisar, enviando } = useEscritaDosSocios(empresaId);
  const formulario = useFormulario<Valores>({
    iniciais,
    ordem: CAMPOS,
    validar: (valores) => errosDoCorpo(endpoints.gravar.body)({ socios: sociosDe(valores) }),
  });
  const { form } = formulario;
  const { socios } = form.values;
  const preencher = useEffectEvent(() => {
    const novos = sociosPropostos(propostos);
    if (novos.length === 0) return;
    const digitados = socios.filter(({ nome }) => nome !== '');
    form.setFieldValue('socios', [...digitados, ...novos].slice(0, MAXIMO_DE_SOCIOS));
    setNova(novos[0]?.chave);
  });
  useEffect(() => {
    preencher();
  }, []);
  const adicionar = useRef<HTMLButtonElement>(null);
  return (
    <FormularioNoLugar
      formulario={formulario}
      campos={['socios']}
      soAPedido
      tituloDoErro="Erro ao salvar os sócios"
      enviando={enviando}
      gravar={(valores) => gravar(sociosDe(valores), base)}
      avisar={(gravado) => {
        avisar(base, gravado);
        // What was typed meanwhile goes under the version of this save.
        setBase(gravado);
        setAberto(gravado);
      }}
      aoFechar={aoFechar}
      aoRecarregar={() => recarregarConsulta(refetch, setBase)}
    >
      <MudancaDosSocios antes={aberto.socios} agora={base.socios} />
      <div className={classes.linhas}>
        {socios.map((socio, ordem) => (
          <LinhaDoSocio
            key={socio.chave}
            socio={socio}
            form={form}
            ordem={ordem}
            hoje={hoje}
            recebeFoco={socio.chave === nova}
            aoRemover={() => {
              form.removeListItem('socios', ordem);
              // The button that had the focus is gone.
              adicionar.current?.focus();
            }}
          />
        ))}
        <p className={frases.dica} role="status">
          {somaEscrita(form.values)}
        </p>
        {form.errors.socios && (
          <p className={frases.erro} role="alert">
            {form.errors.socios}
          </p>
        )}
        <Button
          ref={adicionar}
          variant="default"
          className={classes.adicionar}
          data-path="socios"
          disabled={socios.length >= MAXIMO_DE_SOCIOS}
          onClick={() => {
            const novo = socioVazio();
            form.insertListItem('socios', novo);
            setNova(novo.chave);
          }}
        >
          Adicionar sócio
        </Button>
      </div>
    </FormularioNoLugar>
  );
}
