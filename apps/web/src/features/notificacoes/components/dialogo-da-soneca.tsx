import { instanteCivil, somarDias } from '@dominio/contrato/datas';
import { TEXTOS_DAS_ACOES } from '@dominio/contrato/notificacoes-acoes';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoHora } from '../../../components/campos/campo-hora.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { useHoje } from '../../../lib/use-hoje.ts';
import { sonecaPossivel } from '../pagina.rules.ts';
import classes from './dialogo-da-soneca.module.css';

const HORAS = Array.from({ length: 24 }, (_, hora) => `${String(hora).padStart(2, '0')}:00`);

interface Props {
  aoEscolher: (ate: Date) => void;
  aoFechar: () => void;
}

/** Asks until when a notification is snoozed. */
export function DialogoDaSoneca({ aoEscolher, aoFechar }: Props) {
  const hoje = useHoje();
  const [data, setData] = useState(() => somarDias(hoje, 1));
  const [hora, setHora] = useState('08:00');
  const [erro, setErro] = useState<string>();
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const ate = data && hora ? instanteCivil(data, `${hora}:00`) : null;
    if (ate && sonecaPossivel(ate, new Date())) aoEscolher(ate);
    else setErro(ate ? TEXTOS_DAS_ACOES.horaDaSoneca : 'Informe data e hora.');
  };
  return (
    <Dialogo titulo="Adiar notificação" aoFechar={aoFechar}>
      <form onSubmit={enviar} className={classes.campos}>
        <div className={classes.quando}>
          <CampoData value={data} hoje={hoje} obrigatorio data-autofocus onChange={setData} />
          <CampoHora label="Hora" obrigatorio value={hora} opcoes={HORAS} onChange={setHora} />
        </div>
        {erro && (
          <p role="alert" className={classes.erro}>
            {erro}
          </p>
        )}
        <div className={classes.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit">Adiar</Button>
        </div>
      </form>
    </Dialogo>
  );
}
